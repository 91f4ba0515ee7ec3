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
