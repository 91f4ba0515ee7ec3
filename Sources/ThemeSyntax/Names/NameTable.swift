/// Every distinct name and value text of a compilation once, in one array of bytes; a name is its number.
///
/// Open addressing over a hash of eight bytes at a time: comparing names is comparing numbers from then on.
package struct NameTable: Sendable {
  /// The bytes of all names, one behind the other.
  package private(set) var bytes: [UInt8] = []
  /// Where each name ends in `bytes`.
  package private(set) var ends: [UInt32] = []
  private var hashes: [UInt32] = []
  /// Numbers of names plus one, 0 where a slot is free; a power of two, at most half full.
  private var slots: [UInt32]

  /// An empty table with room for about that many names.
  package init(capacity: Int = 64) {
    var size = 128
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  package var count: Int { ends.count }

  package func range(_ name: UInt32) -> Range<Int> {
    let index = Int(name)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The text of a name, invalid UTF-8 repaired.
  package subscript(name: UInt32) -> String {
    String(decoding: bytes[range(name)], as: UTF8.self)
  }

  package mutating func intern(_ text: String) -> UInt32 {
    let utf8 = Array(text.utf8)
    return intern(utf8, 0..<utf8.count)
  }

  /// The number of the name that stands in a range of some bytes; a new one if it was not seen before.
  package mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> UInt32 {
    let hash = Self.hash(source, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let name = slots[slot] - 1
      if hashes[Int(name)] == hash, equals(name, source, range) { return name }
      slot = (slot + 1) & (slots.count - 1)
    }
    return insert(source, range, hash: hash, slot: slot)
  }

  /// The number of a name; nil if the table does not hold it.
  package func find(_ source: [UInt8], _ range: Range<Int>) -> UInt32? {
    let hash = Self.hash(source, range)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let name = slots[slot] - 1
      if hashes[Int(name)] == hash, equals(name, source, range) { return name }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func insert(
    _ source: [UInt8], _ range: Range<Int>, hash: UInt32, slot: Int
  ) -> UInt32 {
    let name = UInt32(truncatingIfNeeded: ends.count)
    bytes.append(contentsOf: source[range])
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = name + 1
    if ends.count * 2 > slots.count { grow() }
    return name
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (name, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: name) + 1
    }
  }

  private func equals(_ name: UInt32, _ source: [UInt8], _ range: Range<Int>) -> Bool {
    let own = self.range(name)
    guard own.count == range.count else { return false }
    return bytes.withUnsafeBytes { left in
      source.withUnsafeBytes { right in
        UnsafeRawBufferPointer(rebasing: left[own])
          .elementsEqual(UnsafeRawBufferPointer(rebasing: right[range]))
      }
    }
  }

  /// Multiply and fold, eight bytes a step; the last step takes the rest.
  private static func hash(_ source: [UInt8], _ range: Range<Int>) -> UInt32 {
    source.withUnsafeBytes { raw in
      var hash = UInt64(truncatingIfNeeded: range.count) &* 0x9E37_79B9_7F4A_7C15
      var index = range.lowerBound
      while index + 8 <= range.upperBound {
        hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
        index += 8
      }
      var rest: UInt64 = 0
      while index < range.upperBound {
        rest = rest << 8 | UInt64(raw[index])
        index += 1
      }
      return UInt32(truncatingIfNeeded: mix(hash ^ rest))
    }
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
