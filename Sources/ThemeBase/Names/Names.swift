/// The names of one numbering, each once: class paths, or properties, or the texts of values.
///
/// A ``NameTable`` whose numbers are ids: comparing two names of a kind is comparing two ids, and names of two kinds
/// cannot be compared by mistake.
public struct Names<Tag>: Sendable {
  /// The same names with bare numbers.
  public var table: NameTable

  /// No names, and room for about that many.
  @inlinable public init(minimumCapacity: Int = 8) { table = NameTable(minimumCapacity: minimumCapacity) }

  /// Names that are known to differ, from static text: all of them, one after the other, and where each ends.
  @inlinable public init(distinct text: StaticString, ends: [UInt32]) {
    table = NameTable(distinct: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), ends: ends)
  }

  /// The number of names.
  @inlinable public var count: Int { table.count }

  /// All names, in the order in which they were added.
  @inlinable public var ids: IDRange<Tag> { IDRange(ID(index: 0), upTo: ID(index: table.count)) }

  /// Some names in the order of their bytes: the order of everything that is written out.
  @inlinable public func sorted(_ names: some Sequence<ID<Tag>>) -> IDList<ID<Tag>> {
    let sorted = names.map { $0.rawValue }.sorted { table.precedes($0, $1) }
    return IDList(sorted, sorted.indices)
  }

  /// The text of a name, invalid UTF-8 repaired; empty for an id of another table that is too large.
  @inlinable public subscript(name: ID<Tag>) -> String { table[name.rawValue] }

  /// The bytes of a name; empty for an id of another table that is too large.
  @inlinable public func slice(_ name: ID<Tag>) -> ArraySlice<UInt8> { table.slice(name.rawValue) }

  /// The number of bytes of a name.
  @inlinable public func length(of name: ID<Tag>) -> Int { table.range(name.rawValue).count }

  /// The id of a name; nil for an unknown one.
  @inlinable public func id(_ name: ArraySlice<UInt8>) -> ID<Tag>? { table.id(name).map(ID.init(rawValue:)) }

  /// The id of a name; nil for an unknown one.
  @inlinable public func id(_ name: String) -> ID<Tag>? { table.id(name).map(ID.init(rawValue:)) }

  /// The id of a name, given now if it is new.
  @discardableResult @inlinable public mutating func intern(_ name: ArraySlice<UInt8>) -> ID<Tag> {
    ID(rawValue: table.intern(name))
  }

  /// The id of a name that is a part of some bytes, given now if it is new.
  @discardableResult @inlinable public mutating func intern(_ range: Range<Int>, of bytes: [UInt8]) -> ID<Tag> {
    ID(rawValue: table.intern(range, of: bytes))
  }

  /// The id of a name, given now if it is new.
  @discardableResult @inlinable public mutating func intern(_ name: String) -> ID<Tag> {
    ID(rawValue: table.intern(name))
  }
}
