/// The stable name of one item of a component's data, given by the data source.
public struct ItemID: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// The name as the data source gives it.
  public let rawValue: String

  /// An id from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An id from its name.
  public init(_ name: String) { rawValue = name }

  /// An id written as a literal, `"order-4711"`, which may hold values: `"step-\(number)"`.
  public init(stringLiteral value: String) { rawValue = value }

  /// The name.
  public var description: String { rawValue }

  /// The order of the names, for output that must not depend on hashing.
  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}
