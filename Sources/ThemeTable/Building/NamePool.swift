/// Many short UTF-8 strings in one array; a name is its number.
package struct NamePool: Sendable, Equatable {
  package var bytes: [UInt8] = []
  /// Where each name ends in `bytes`; a name starts where the one before ends.
  package var ends: [UInt32] = []

  package init() {}

  package init(bytes: [UInt8], ends: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
  }

  package var count: Int { ends.count }

  /// The bytes of a name.
  package func range(_ name: UInt32) -> Range<Int> {
    let index = Int(name)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  package subscript(name: UInt32) -> String {
    String(decoding: bytes[range(name)], as: UTF8.self)
  }

  /// Adds a name without looking whether it is there already.
  @discardableResult
  package mutating func append(_ name: String) -> UInt32 {
    bytes.append(contentsOf: name.utf8)
    ends.append(UInt32(bytes.count))
    return UInt32(ends.count - 1)
  }
}
