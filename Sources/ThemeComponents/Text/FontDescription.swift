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
    textStyle: StyleTextStyle? = nil, name: String? = nil, pointSize: Double,
    weight: StyleFontWeight = .regular
  ) {
    self.textStyle = textStyle
    self.name = name
    self.pointSize = Self.legible(pointSize)
    self.weight = weight
  }

  private static func legible(_ size: Double) -> Double { min(max(1, size.finite), 1_000) }
}
