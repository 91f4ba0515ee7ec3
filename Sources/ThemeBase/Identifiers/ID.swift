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

/// Consecutive ids: the declarations of a rule, the variants of a cell.
public struct IDRange<Tag>: Hashable, Sendable {
  /// The first id, if the range is not empty.
  public let start: ID<Tag>
  /// One past the last id; never before ``start``.
  public let end: ID<Tag>

  /// The ids from `start` up to but without `end`; empty where `end` does not come after `start`.
  @inlinable public init(_ start: ID<Tag>, upTo end: ID<Tag>) {
    self.start = start
    self.end = Swift.max(start, end)
  }
}

extension IDRange: RandomAccessCollection {
  /// The place of the first id.
  @inlinable public var startIndex: Int { start.index }

  /// One past the place of the last id.
  @inlinable public var endIndex: Int { end.index }

  /// The id at a place.
  @inlinable public subscript(position: Int) -> ID<Tag> { ID(index: position) }
}

/// Some ids, kept as bare numbers like those of an ``IDColumn``.
public struct IDList<Element: Numbered>: RandomAccessCollection, Sendable {
  @usableFromInline var numbers: [UInt32]
  @usableFromInline var places: Range<Int>

  /// The place of the first id.
  @inlinable public var startIndex: Int { places.lowerBound }

  /// One past the place of the last id.
  @inlinable public var endIndex: Int { places.upperBound }

  /// Some of the ids with some numbers.
  @inlinable init(_ numbers: [UInt32], _ places: Range<Int>) {
    self.numbers = numbers
    self.places = places
  }

  /// No ids.
  @inlinable public init() { self.init([], 0..<0) }

  /// The id at a place.
  @inlinable public subscript(position: Int) -> Element { Element(rawValue: numbers[position]) }

  /// The ids at some places.
  @inlinable public subscript(bounds: Range<Int>) -> Self { Self(numbers, bounds) }

  /// Adds an id at the end of a list that is no part of another one.
  @inlinable public mutating func append(_ element: Element) {
    numbers.append(element.rawValue)
    places = 0..<numbers.count
  }
}
