import ThemeBase
import ThemeModel
import ThemeSyntax

/// A property of CSS or of a drawing program, and what the language calls it.
///
/// The phrasebook for people who come from other stylesheets. A name that some component takes itself is not in it.
struct ForeignProperty {
  /// The properties that can be meant, the likeliest first.
  let candidates: [String]
  /// The advice where no property has the effect.
  let advice: String?

  /// Whether the name means nothing here, not even on a class of the app's own.
  let isSlip: Bool

  private init(_ candidates: String..., advice: String? = nil) {
    self.candidates = candidates
    self.advice = advice
    isSlip = !candidates.isEmpty
  }

  /// The entry of a property, or nil if it is not in the phrasebook.
  init?(_ property: String) {
    if property.hasPrefix("--") {
      (candidates, isSlip) = ([], true)
      advice = "a definition is written '@\(property.drop { $0 == "-" }): …;' at the top level"
    } else if let entry = Self.phrasebook[property] {
      self = entry
    } else {
      return nil
    }
  }

  /// The first candidate that a path takes, or the likeliest candidate for a class about which nothing is known.
  func meant(on path: ID<Registry.Path>?, in registry: Registry) -> String? {
    guard let path else { return candidates.first }
    return candidates.first { name in
      if case .declared = registry.standing(of: name, on: path) { return true }
      return false
    }
  }

  private static let phrasebook: [String: ForeignProperty] = [
    "color": ForeignProperty("font-color", "tint-color"),
    "colour": ForeignProperty("font-color", "tint-color"),
    "text-color": ForeignProperty("font-color"), "foreground-color": ForeignProperty("font-color"),
    "foreground": ForeignProperty("font-color", "tint-color"),
    "fill": ForeignProperty("tint-color", "background-color"),
    "accent-color": ForeignProperty("tint-color"),
    "background": ForeignProperty("background-color"),
    "bg-color": ForeignProperty("background-color"),
    "border-radius": ForeignProperty("corner-radius"),
    "outline-color": ForeignProperty("border-color"),
    "outline-width": ForeignProperty("border-width"),
    "stroke": ForeignProperty("border-color"), "stroke-width": ForeignProperty("border-width"),
    "border": ForeignProperty("border-color", advice: "write 'border-color' and 'border-width' one by one"),
    "font-family": ForeignProperty("font-name"), "font-face": ForeignProperty("font-name"),
    "font": ForeignProperty("font-style", "font-name", advice: "write 'font-name' and 'font-size' one by one"),
    "font-weight": ForeignProperty(
      advice: "the weight is a part of the font's name, such as 'font-name: Helvetica-Bold'"),
    "line-clamp": ForeignProperty("text-line-clamp"),
    "number-of-lines": ForeignProperty("text-line-clamp"),
    "text-alignment": ForeignProperty("text-align"), "alignment": ForeignProperty("text-align"),
    "opacity": ForeignProperty("text-alpha", "view-alpha-value", advice: "give a colour an alpha: 'alpha(red, 0.5)'"),
    "box-shadow": ForeignProperty("shadow-color"),
    "text-shadow": ForeignProperty("text-shadow-color"),
    "margin": ForeignProperty("padding", advice: "layout is the app's own affair"),
    "min-height": ForeignProperty("height"), "min-width": ForeignProperty("width"),
    "max-height": ForeignProperty("height"), "max-width": ForeignProperty("width"),
    "display": ForeignProperty(advice: "a theme shows and hides nothing; that is the app's own affair"),
    "visibility": ForeignProperty(advice: "a theme shows and hides nothing; that is the app's own affair"),
    "position": ForeignProperty(advice: "layout is the app's own affair"),
    "float": ForeignProperty(advice: "layout is the app's own affair"),
    "cursor": ForeignProperty(advice: "a touch screen has no pointer"),
  ]
}
