/// A name that themes and apps choose freely: a ``StyleProperty``, a ``StyleState`` or a ``StyleTextStyle``.
///
/// Encoded as a string, the name.
public protocol StyleName: Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as a theme spells it.
  var name: String { get }
  /// The value of that name, known or not.
  init(_ name: String)
}

extension StyleName {
  /// The name.
  public var description: String { name }

  /// Reads what ``encode(to:)`` wrote.
  ///
  /// - Throws: `DecodingError` if there is no string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the name.
  ///
  /// - Throws: The encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(name)
  }
}
