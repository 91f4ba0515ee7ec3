import ThemeBase
import ThemeTable

/// A function of colours.
///
/// Colours are literals, names or calls; amounts are fractions, so ten percent is 0.1. A result is rounded to 8 bits a
/// channel and mapped into sRGB (``GamutMapping``), and each environment of a palette colour is computed by itself.
package enum ValueFunction: String, CaseIterable, Hashable, Sendable {
  /// `lighten(colour, amount)`: adds 0…1 to the OKLab lightness.
  case lighten
  /// `darken(colour, amount)`: takes 0…1 from the OKLab lightness.
  case darken
  /// `saturate(colour, amount)`: multiplies the OKLCH chroma by 1 + amount, -1…1; -1 is grey.
  case saturate
  /// `mix(colour, colour, weight)`: between the two in OKLab, where the first has the weight 0…1, a half if left out.
  case mix
  /// `alpha(colour, amount)`: sets the alpha to 0…1, whatever it was.
  case alpha
  /// `contrast-color(colour)`: white or black, whichever can be read better on the colour by WCAG 2.
  ///
  /// `contrast-color(colour, colour, colour)` chooses among the second and the third.
  case contrastColor = "contrast-color"

  /// The function of that name; nil for another word.
  package init?(name: ArraySlice<UInt8>) {
    guard name.count >= 3, name.count <= 14, let function = Self(rawValue: String(decoding: name, as: UTF8.self)) else {
      return nil
    }
    self = function
  }

  /// The arguments as messages show them, the numbers that a call can have, and how many of the first are colours; nil for
  /// all of them.
  private var form: (arguments: String, counts: [Int], colors: Int?) {
    switch self {
    case .lighten, .darken, .saturate, .alpha: ("colour, amount", [2], 1)
    case .mix: ("colour, colour, weight", [2, 3], 2)
    case .contrastColor: ("colour, colour, colour", [1, 3], nil)
    }
  }

  /// The form of a call, as messages show it.
  package var signature: String { "\(rawValue)(\(form.arguments))" }

  /// The numbers of arguments that a call can have.
  package var argumentCounts: [Int] { form.counts }

  /// The numbers in words: `1 or 3 arguments`.
  var argumentPhrase: String { argumentCounts.map(String.init).joined(separator: " or ") + " arguments" }

  /// The number of leading arguments that are colours.
  func colorCount(of arguments: Int) -> Int { form.colors ?? arguments }

  /// The range of an amount or a weight.
  package var amounts: ClosedRange<Double> { self == .saturate ? -1...1 : 0...1 }

  var amountPhrase: String { self == .saturate ? "-1…1" : "0…1" }

  /// The result for colours and an amount; the amount that is left out of a `mix` is a half.
  func apply(to colors: [StyleColor], _ amount: Double?) -> StyleColor? {
    guard let color = colors.first else { return nil }
    let amount = amount ?? 0.5
    return switch self {
    case .lighten: color.lightened(by: amount)
    case .darken: color.lightened(by: -amount)
    case .saturate: color.saturated(by: amount)
    case .alpha: color.withAlpha(amount)
    case .mix: colors.count < 2 ? nil : color.mixed(with: colors[1], weight: amount)
    case .contrastColor:
      colors.count < 3
        ? color.contrastColor(StyleColor(rgba: 0xFFFF_FFFF), StyleColor(rgba: 0x0000_00FF))
        : color.contrastColor(colors[1], colors[2])
    }
  }

  // MARK: Names

  private static let suggester = NameSuggester(allCases.map { $0.rawValue })

  /// Names of the same functions in other languages of stylesheets.
  private static let synonyms: [String: ValueFunction] = [
    "blend": .mix, "fade": .alpha, "opacity": .alpha, "contrast": .contrastColor,
  ]

  /// The function that was probably meant by an unknown name; nil if none was.
  static func nearest(to name: ArraySlice<UInt8>) -> ValueFunction? {
    guard name.count <= 20, let first = name.first, (first | 0x20) &- 97 < 26 else { return nil }
    let name = String(decoding: name, as: UTF8.self)
    return synonyms[name] ?? suggester.nearest(to: name).flatMap(Self.init(rawValue:))
  }
}
