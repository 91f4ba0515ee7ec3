/// The number of a name in a ``NamePool``.
package typealias TableName = TableIndex<NamePool.Name>

/// Many short UTF-8 strings in one array; a name is its number.
package struct NamePool: Sendable, Equatable {
  /// Tags the numbers of names.
  package enum Name {}

  package var bytes: [UInt8] = []
  /// The end of each name in `bytes`.
  ///
  /// A name starts where the one before it ends.
  package var ends: [UInt32] = []

  package init() {}

  package var count: Int { ends.count }

  /// The bytes of a name.
  package func range(_ name: TableName) -> Range<Int> {
    let index = name.index
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  package subscript(name: TableName) -> String { String(decoding: bytes[range(name)], as: UTF8.self) }

  /// Adds a name without looking whether it is there already.
  @discardableResult package mutating func append(_ name: String) -> TableName { name.withBytes { append($0) } }

  /// Adds the bytes of a name without looking whether it is there already.
  @discardableResult package mutating func append(_ name: ArraySlice<UInt8>) -> TableName {
    name.withBytes { append($0) }
  }

  /// Adds a name without looking whether it is there already.
  mutating func append(_ name: ByteView) -> TableName {
    bytes.append(contentsOf: name.buffer)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return TableName(ends.count - 1)
  }
}
