import ThemeBase
package import ThemeTable

/// A palette name as a value: a style and perhaps a suffix that says which background to take.
///
/// Suffixes mean something else here than in a definition: `_darkBackground` takes the colours for
/// a dark background wherever the value is used, `_deviceInverse` those for the other one.
struct PaletteReference {
  var style: String
  /// The text after the first `_`.
  var suffix: String?

  init(_ name: String) {
    guard let mark = name.firstIndex(of: "_") else {
      style = name
      return
    }
    style = String(name[..<mark])
    suffix = String(name[name.index(after: mark)...])
  }

  /// The colour with the suffix applied; nil where the suffix means nothing.
  func apply(to color: PaletteColor) -> PaletteColor? {
    switch suffix {
    case nil, "device": return color
    case "deviceInverse": return color.inverted(.appearance)
    case "lightConstant": return color.fixed(to: .appearance(.light))
    case "darkConstant": return color.fixed(to: .appearance(.dark))
    default:
      let spelt = suffix == PaletteKey.misspeltSuffix ? "elevatedContrastLightBackground" : suffix
      guard let spelt, let variant = PaletteVariant(keySuffix: spelt) else { return nil }
      var result = color.fixed(to: .appearance(variant.isOnDark ? .dark : .light))
      if variant.isElevated { result = result.fixed(to: .level(.elevated)) }
      if variant.isHighContrast { result = result.fixed(to: .contrast(.high)) }
      return result
    }
  }

  /// Whether SAP's SwiftUI reader knows the suffix; it ignores all others.
  var isScheme: Bool { suffix.map(Self.schemes.contains) ?? true }

  static let schemes = ["device", "deviceInverse", "lightConstant", "darkConstant"]
}

extension EnvironmentSet {
  /// The environments in which a palette name shows what is set in these, as its suffix asks; empty for a suffix that means
  /// nothing.
  package func shown(by name: String) -> EnvironmentSet {
    guard name.contains("_") else { return self }
    let (unset, set) = (StyleColor(rgba: 0), StyleColor(rgba: 1))
    let marked = PaletteColor(unset).overridden(by: set, in: self)
    let shown = PaletteReference(name).apply(to: marked)?.variants.first { $0.color == set }
    return shown?.environments ?? EnvironmentSet()
  }
}

/// Finds the palette name that was probably meant: the style and its suffix each for itself.
package enum PaletteSpelling {
  /// The name of a definition that would override a palette colour, without `@`; nil where none is near or it is one.
  package static func nearestKey(to definition: String) -> String? {
    let name = definition.hasPrefix("@") ? String(definition.dropFirst()) : definition
    let key = nearest(to: name, styles: latest, suffixes: keySuffixes)
    return key == name ? nil : key
  }

  /// The colour name nearest to a word with a suffix; nil where none is near.
  static func nearestValue(to word: String, styles: NameSuggester) -> String? {
    guard word.contains("_") else { return nil }
    return nearest(to: word, styles: styles, suffixes: keySuffixes + PaletteReference.schemes)
  }

  private static func nearest(to word: String, styles: NameSuggester, suffixes: [String]) -> String? {
    guard let mark = word.utf8.firstIndex(of: UInt8(ascii: "_")) else { return styles.nearest(to: word) }
    let suffix = String(word[word.index(after: mark)...])
    guard let style = style(String(word[..<mark]), styles) else { return nil }
    if suffixes.contains(suffix) { return style + "_" + suffix }
    return NameSuggester.nearest(to: suffix, in: suffixes).map { style + "_" + $0 }
  }

  private static func style(_ word: String, _ styles: NameSuggester) -> String? {
    PaletteLibrary.isStyle(word) ? word : styles.nearest(to: word)
  }

  private static let keySuffixes = PaletteVariant.allCases.map { $0.keySuffix }

  private static let latest = NameSuggester(PaletteLibrary.palette(.latest).table)
}
