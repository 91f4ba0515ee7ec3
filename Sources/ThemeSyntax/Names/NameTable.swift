/// Every distinct name once, in one array of bytes, found by its bytes; a name is its number.
///
/// Numbers count from 0 in the order in which names were added, so they are the same in every run. Comparing names is
/// comparing numbers from then on.
package struct NameTable: Sendable {
  /// The bytes of all names, one behind the other.
  package private(set) var bytes: [UInt8] = []
  /// Where each name ends in `bytes`.
  package private(set) var ends: [UInt32] = []
  private var hashes: [UInt32] = []
  /// Open addressing: the number plus one, 0 for a free slot; a power of two long, at most half full.
  private var slots: [UInt32]

  /// An empty table with room for about that many names.
  package init(minimumCapacity: Int = 8) {
    var size = 16
    while size < minimumCapacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    ends.reserveCapacity(minimumCapacity)
    hashes.reserveCapacity(minimumCapacity)
    bytes.reserveCapacity(minimumCapacity * 16)
  }

  package var count: Int { ends.count }

  /// The text of a name, invalid UTF-8 repaired; empty for a number that was never given.
  package subscript(name: UInt32) -> String { String(decoding: slice(name), as: UTF8.self) }

  /// The bytes of a name; empty for a number that was never given.
  package func slice(_ name: UInt32) -> ArraySlice<UInt8> {
    let index = Int(name)
    guard index < ends.count else { return [] }
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// The number of a name; nil for an unknown one.
  package func id(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    let found = slots[slot(of: name, hash: Self.hash(name))]
    return found == 0 ? nil : found - 1
  }

  package func id(_ name: ArraySlice<UInt8>) -> UInt32? {
    name.withUnsafeBufferPointer { id($0) }
  }

  package func id(_ name: String) -> UInt32? {
    var name = name
    return name.withUTF8 { id($0) }
  }

  /// The number of a name, given now if it is new.
  @discardableResult
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let hash = Self.hash(name)
    let slot = slot(of: name, hash: hash)
    if slots[slot] != 0 { return slots[slot] - 1 }
    bytes.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
    if ends.count * 2 > slots.count { grow() }
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  @discardableResult
  package mutating func intern(_ name: ArraySlice<UInt8>) -> UInt32 {
    name.withUnsafeBufferPointer { intern($0) }
  }

  @discardableResult
  package mutating func intern(_ name: String) -> UInt32 {
    var name = name
    return name.withUTF8 { intern($0) }
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

  /// The slot that holds the name, or the free one where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let other = slots[slot] - 1
      if hashes[Int(other)] == hash, equals(other, name) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func equals(_ number: UInt32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let index = Int(number)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    guard Int(ends[index]) - start == name.count else { return false }
    return bytes.withUnsafeBufferPointer { own in
      name.indices.allSatisfy { own[start + $0] == name[$0] }
    }
  }

  /// Multiply and fold, eight bytes a step; the last step takes the rest.
  ///
  /// The same on every machine.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let raw = UnsafeRawBufferPointer(name)
    var hash = UInt64(truncatingIfNeeded: raw.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= raw.count {
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
      index += 8
    }
    var rest: UInt64 = 0
    while index < raw.count {
      rest = rest << 8 | UInt64(raw[index])
      index += 1
    }
    return UInt32(truncatingIfNeeded: mix(hash ^ rest))
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
