/// The stable name of one item of a component's data, given by the data source.
public struct ItemID: Hashable, Sendable, Comparable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The name as the data source gives it.
  public let rawValue: String

  /// An id from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An id written as a literal, `"order-4711"`, which may hold values: `"step-\(number)"`.
  public init(stringLiteral value: String) { rawValue = value }

  /// The name.
  public var description: String { rawValue }

  /// The order of the names, for output that must not depend on hashing.
  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}

/// Encoded as its name alone.
extension ItemID: Codable {
  /// Reads a name.
  ///
  /// - Throws: `DecodingError` if the value is not a string.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
