extension ComponentPlace: Codable {
  /// The version of the format, which changes with the meaning of its fields.
  private static let version = 1

  private enum CodingKeys: CodingKey { case version, content }

  /// Reads a place; one that cannot be understood is empty.
  public init(from decoder: any Decoder) throws {
    let values = try? decoder.container(keyedBy: CodingKeys.self)
    let isKnown = (try? values?.decode(Int.self, forKey: .version)) == Self.version
    self.init(isKnown ? try? values?.decode(Content.self, forKey: .content) : nil)
  }

  /// Writes the place with its version.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(Self.version, forKey: .version)
    try values.encodeIfPresent(content, forKey: .content)
  }
}
