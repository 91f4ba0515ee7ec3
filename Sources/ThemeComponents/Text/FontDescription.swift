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

/// Encoded with style and weight as their names.
extension FontDescription: Codable {
  private enum CodingKeys: String, CodingKey {
    case textStyle, name, pointSize, weight
  }

  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` where a field is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      textStyle: try values.decodeIfPresent(String.self, forKey: .textStyle).map {
        StyleTextStyle($0)
      },
      name: try values.decodeIfPresent(String.self, forKey: .name),
      pointSize: try values.decode(Double.self, forKey: .pointSize),
      weight: StyleFontWeight(rawValue: try values.decode(String.self, forKey: .weight)) ?? .regular
    )
  }

  /// Writes every field that has a value.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(textStyle?.name, forKey: .textStyle)
    try values.encodeIfPresent(name, forKey: .name)
    try values.encode(pointSize, forKey: .pointSize)
    try values.encode(weight.rawValue, forKey: .weight)
  }
}
