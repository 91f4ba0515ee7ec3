/// An ``ID`` or none, in the 32 bits of an id: an optional would take 64 in a ``Column``.
public struct OptionalID<Tag>: Hashable, Sendable {
  /// The number of the id, or the greatest number, which no element has.
  public let rawValue: UInt32

  /// The id with a number, or none for the greatest one.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An id, or none.
  @inlinable public init(_ id: ID<Tag>?) { rawValue = id?.rawValue ?? .max }

  /// No id.
  @inlinable public static var none: Self { Self(nil) }

  /// The id, or nil for none.
  @inlinable public var id: ID<Tag>? { rawValue == .max ? nil : ID(rawValue: rawValue) }

  /// Whether both are the same id, or none.
  @inlinable public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}
