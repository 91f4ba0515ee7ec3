import ThemeTable

/// Encoded as an object from property names to objects with `type` and `value`, as the resolved table's JSON form has
/// them: colors `"#RRGGBBAA"`, boxes and offsets lists of numbers.
extension PartStyle: Codable {
  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` where a value is not of its type.
  public init(from decoder: any Decoder) throws {
    self.init(
      try [String: StyleValue](from: decoder).map { Entry(property: $0.key, value: $0.value) })
  }

  /// Writes every value.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try Dictionary(uniqueKeysWithValues: entries.map { ($0.property, $0.value) })
      .encode(to: encoder)
  }
}
