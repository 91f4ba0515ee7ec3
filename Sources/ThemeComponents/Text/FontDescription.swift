public import ThemeTable

/// The font of a text: enough to measure it and to pick the font of a platform.
public struct FontDescription: Hashable, Sendable {
  /// The text style it comes from; nil for a font of a fixed size.
  public var textStyle: StyleTextStyle?
  /// The PostScript name or system alias that the theme names; nil for the system font.
  public var name: String?
  /// Points, the user's text size included; kept within 1…1,000.
  public var pointSize: Double { didSet { pointSize = Self.legible(pointSize) } }
  /// The weight.
  public var weight: StyleFontWeight

  /// A font from its parts; the size is kept within 1…1,000 points.
  public init(
    textStyle: StyleTextStyle? = nil, name: String? = nil, pointSize: Double, weight: StyleFontWeight = .regular
  ) {
    self.textStyle = textStyle
    self.name = name
    self.pointSize = Self.legible(pointSize)
    self.weight = weight
  }

  /// The font that a style asks for, in the user's text size.
  public init(_ style: ResolvedStyle, for category: StyleTextSize = .large) {
    self.init(
      style.textStyle(.fontStyle), name: style.fontName(.fontName), size: style.number(.fontSize), for: category)
  }

  /// The font of a theme's values.
  ///
  /// A size in points wins over a text style, as a rule that names one means it. Where the theme has neither, the
  /// platform's running text, `body`, is taken.
  init(_ textStyle: StyleTextStyle?, name: String?, size: Double?, for category: StyleTextSize) {
    guard size == nil else {
      self.init(name: name, pointSize: size ?? 0)
      return
    }
    let style = textStyle ?? .body
    let points = style.pointSize(for: category) ?? StyleTextStyle.body.pointSize(for: category)
    self.init(textStyle: style, name: name, pointSize: points ?? 17, weight: style.weight)
  }

  private static func legible(_ size: Double) -> Double { min(max(1, size.finite), 1_000) }
}

/// A change of a text's letters that a theme asks for.
public enum TextTransform: String, CaseIterable, Sendable {
  /// All letters large.
  case uppercase
  /// All letters small.
  case lowercase
  /// The first letter of each word large, all others small.
  case capitalize
  /// None.
  case none

  /// The changed text.
  public func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalize: Self.capitalized(text)
    case .none: text
    }
  }

  private static func capitalized(_ text: String) -> String {
    var isFirst = true
    return text.reduce(into: "") { result, character in
      result += isFirst ? character.uppercased() : character.lowercased()
      isFirst = !character.isLetter && character != "'" && character != "’"
    }
  }
}
