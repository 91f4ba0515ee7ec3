/// A value for each element of one numbering, indexed by the element's ``ID``.
///
/// Several columns of one numbering make a table: a pass that needs one of them reads no other.
public struct Column<Tag, Element> {
  /// The values in the order of the ids.
  public var values: [Element]

  /// An empty column.
  @inlinable public init() { values = [] }

  /// A column of given values: the first is that of id 0.
  @inlinable public init(_ values: [Element]) { self.values = values }

  /// The same value for each of `count` ids.
  @inlinable public init(repeating value: Element, count: Int) { values = Array(filling: count, with: value) }

  /// The value of an id of this numbering.
  ///
  /// An id from elsewhere that is too large traps, as an index of an array does: ids are never made of input.
  @inlinable public subscript(id: ID<Tag>) -> Element {
    get { values[id.index] }
    _modify { yield &values[id.index] }
  }

  /// The values of consecutive ids.
  @inlinable public subscript(ids: IDRange<Tag>) -> ArraySlice<Element> { values[ids.startIndex..<ids.endIndex] }

  /// The number of ids that have a value.
  @inlinable public var count: Int { values.count }

  /// Whether no id has a value.
  @inlinable public var isEmpty: Bool { values.isEmpty }

  /// All ids that have a value.
  @inlinable public var ids: IDRange<Tag> { IDRange(ID(index: 0), upTo: endID) }

  /// The id that the next value will have.
  @inlinable public var endID: ID<Tag> { ID(index: values.count) }

  /// Gives the next id a value.
  @inlinable @discardableResult public mutating func append(_ value: Element) -> ID<Tag> {
    values.append(value)
    return ID(index: values.count - 1)
  }

  /// Gives ids up to `count` a value, those that have none yet.
  @inlinable public mutating func extend(to count: Int, with value: Element) {
    while values.count < count { values.append(value) }
  }

  /// Makes room for `count` values in all.
  @inlinable public mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

  /// Whether an id has a value.
  @inlinable public func contains(_ id: ID<Tag>) -> Bool { id.index < values.count }
}

extension Column: Sendable where Element: Sendable {}

extension Column: Equatable where Element: Equatable {}

/// Something that is a number of 32 bits in memory: an ``ID``, or an ``OptionalID``.
public protocol Numbered: Sendable {
  /// The number.
  var rawValue: UInt32 { get }

  /// The element with a number.
  init(rawValue: UInt32)
}

extension ID: Numbered {}

extension OptionalID: Numbered {}

/// A ``Column`` of ids, kept as bare numbers.
///
/// Each type of arrays costs a start 9,000 instructions when the first array is made. All columns of ids share one.
public struct IDColumn<Tag, Element: Numbered>: Sendable {
  @usableFromInline var numbers: [UInt32]

  /// An empty column.
  @inlinable public init() { numbers = [] }

  /// The same id for each of `count` ids.
  @inlinable public init(repeating element: Element, count: Int) {
    numbers = Array(filling: count, with: element.rawValue)
  }

  /// The id of an id of this numbering; one from elsewhere that is too large traps.
  @inlinable public subscript(id: ID<Tag>) -> Element {
    get { Element(rawValue: numbers[id.index]) }
    set { numbers[id.index] = newValue.rawValue }
  }

  /// The ids of consecutive ids.
  @inlinable public subscript(ids: IDRange<Tag>) -> IDList<Element> {
    IDList(numbers, ids.startIndex..<ids.endIndex)
  }

  /// All ids that have one.
  @inlinable public var ids: IDRange<Tag> { IDRange(ID(index: 0), upTo: endID) }

  /// The id that the next one will belong to.
  @inlinable public var endID: ID<Tag> { ID(index: numbers.count) }

  /// Gives the next id one.
  @inlinable public mutating func append(_ element: Element) { numbers.append(element.rawValue) }

  /// Gives ids up to `count` one, those that have none yet.
  @inlinable public mutating func extend(to count: Int, with element: Element) {
    while numbers.count < count { append(element) }
  }

  /// Makes room for `count` in all.
  @inlinable public mutating func reserveCapacity(_ count: Int) { numbers.reserveCapacity(count) }

  /// Whether an id has one.
  @inlinable public func contains(_ id: ID<Tag>) -> Bool { id.index < numbers.count }
}

extension Array {
  /// The same element so many times.
  ///
  /// The library's own initializer looks up the type of the storage each time, which takes longer than a small theme's
  /// columns do.
  @inlinable @inline(never) init(filling count: Int, with element: Element) {
    self = []
    append(contentsOf: repeatElement(element, count: count))
  }
}
