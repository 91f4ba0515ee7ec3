import ThemeTable

/// Encoded as an object from property names to objects with `type` and `value`, as the resolved table's JSON form has
/// them: colors `"#RRGGBBAA"`, boxes and offsets lists of numbers.
extension PartStyle: Codable {
  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` where a value is not of its type.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.allKeys.map { key in
        Entry(
          property: key.stringValue, value: try values.decode(StyleValue.self, forKey: key))
      })
  }

  /// Writes every value.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    for entry in entries {
      try values.encode(entry.value, forKey: Key(stringValue: entry.property))
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
