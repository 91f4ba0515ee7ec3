/// The number of one element of one numbering: `ID<Declaration>` numbers declarations, and nothing else.
///
/// The tag exists for the type checker only: ids of two numberings cannot be compared, assigned or used in each other's
/// ``Column``. In memory an id is its 32 bits.
public struct ID<Tag>: Hashable, Comparable, Sendable {
  /// The number as it is stored, counted from 0.
  public let rawValue: UInt32

  /// The id with a stored number.
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The id of the element at a place, counted from 0.
  ///
  /// A numbering has fewer than 2³² elements: a file has at most 512 MiB, and what a theme adds to that is limited.
  @inlinable public init(index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The place of the element, counted from 0.
  @inlinable public var index: Int { Int(rawValue) }

  /// Whether both are the id of one element.
  @inlinable public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Whether the left element was numbered before the right one.
  @inlinable public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Feeds the number into a hasher.
  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
