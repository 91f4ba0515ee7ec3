/// A name that themes and apps choose freely: a ``StyleProperty``, a ``StyleState`` or a ``StyleTextStyle``.
public protocol StyleName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as a theme spells it.
  var name: String { get }
  /// The value of that name, known or not.
  init(_ name: String)
}

extension StyleName {
  /// The name.
  public var description: String { name }
}
