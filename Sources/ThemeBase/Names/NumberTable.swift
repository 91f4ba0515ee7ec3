/// A number for each of some 32-bit keys, found by open addressing.
///
/// A dictionary takes five times as long. The factor of the hash is drawn when the process starts, so no file can be
/// written whose keys all fall on one place.
package struct NumberTable: Sendable {
  /// A key and, in the lower half, its number plus one; 0 for a free slot.
  ///
  /// A power of two long, at most three quarters full.
  private var slots: [UInt64]
  private var count = 0
  private let factor = KeyedHash.ofProcess.oddFactor

  /// An empty table with room for so many keys.
  package init(minimumCapacity: Int = 0) {
    var size = 64
    while Self.room(in: size) < minimumCapacity { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// The number of keys that some slots take.
  private static func room(in size: Int) -> Int { size / 4 * 3 }

  /// The number of a key.
  ///
  /// A new key gets `number`.
  package mutating func find(_ key: UInt32, orAdd number: UInt32) -> UInt32 {
    let slot = slot(of: key)
    if slots[slot] != 0 { return UInt32(truncatingIfNeeded: slots[slot]) - 1 }
    slots[slot] = UInt64(key) << 32 | UInt64(number &+ 1)
    count += 1
    if count > Self.room(in: slots.count) { grow() }
    return number
  }

  /// The slot that holds a key, or the free one where it belongs.
  private func slot(of key: UInt32) -> Int {
    let mask = slots.count - 1
    // The upper bits of the product depend on all bits of the key.
    var slot = Int(truncatingIfNeeded: (UInt64(key) &* factor) >> 32) & mask
    while slots[slot] != 0, slots[slot] >> 32 != UInt64(key) { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { slots[slot(of: UInt32(truncatingIfNeeded: entry >> 32))] = entry }
  }
}
