/// Names and their numbers: each name once, found by its bytes.
///
/// Numbers count from 0 in the order in which names were added, so they are the same in every run.
package struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  /// Where each name ends in `bytes`.
  private var ends: [UInt32] = []
  /// Open addressing: the number plus 1, or 0 for a free slot; a power of two long.
  private var slots: [UInt32] = []

  package init(minimumCapacity: Int = 0) {
    guard minimumCapacity > 0 else { return }
    ends.reserveCapacity(minimumCapacity)
    bytes.reserveCapacity(minimumCapacity * 24)
    slots = Array(repeating: 0, count: Self.slotCount(for: minimumCapacity))
  }

  package var count: Int { ends.count }

  /// The number of a name; nil for an unknown one.
  package func id(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    guard !slots.isEmpty else { return nil }
    let found = slots[slot(of: name)]
    return found == 0 ? nil : found - 1
  }

  package func id(_ name: ArraySlice<UInt8>) -> UInt32? {
    name.withUnsafeBufferPointer { id($0) }
  }

  package func id(_ name: String) -> UInt32? {
    var name = name
    return name.withUTF8 { id($0) }
  }

  /// The name of a number; empty for a number that was never given.
  package subscript(id: UInt32) -> String { String(decoding: slice(id), as: UTF8.self) }

  /// The bytes of a name.
  package func slice(_ id: UInt32) -> ArraySlice<UInt8> {
    let index = Int(id)
    guard index < ends.count else { return [] }
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  /// The number of a name, given now if it is new.
  @discardableResult
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if (ends.count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: name)
    if slots[slot] != 0 { return slots[slot] - 1 }
    bytes.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt32(truncatingIfNeeded: ends.count)
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

  private static func slotCount(for names: Int) -> Int {
    var count = 16
    while count < names * 2 + 2 { count *= 2 }
    return count
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: Self.slotCount(for: ends.count * 2))
    for id in ends.indices {
      let name = slice(UInt32(id))
      let place = name.withUnsafeBufferPointer { bytes in self.slot(of: bytes) }
      slots[place] = UInt32(truncatingIfNeeded: id + 1)
    }
  }

  /// The slot that holds the name, or the free one where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Self.hash(name) & mask
    while slots[slot] != 0, !slice(slots[slot] - 1).elementsEqual(name) { slot = (slot + 1) & mask }
    return slot
  }

  /// Hashes with the standard library's seeded function: nobody can prepare names that collide.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    return hasher.finalize()
  }
}
