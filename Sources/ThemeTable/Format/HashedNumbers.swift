/// The numbers of things in the order in which they came, found by the hashes of the things.
///
/// Whoever has the things says which of them are the same.
struct HashedNumbers {
  /// The hash of each thing.
  private var hashes: [UInt64] = []
  /// Open addressing: 0 or a number and 1; a power of two, at most half of them taken.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)

  /// Makes room for so many things.
  mutating func reserve(_ count: Int) {
    hashes.reserveCapacity(count)
    var size = slots.count
    while size < count * 2 { size *= 2 }
    if size > slots.count { resize(to: size) }
  }

  /// Returns the slot of a thing, and its number or nil for a new one; of several that are the same the first is found.
  @inline(__always) func find(_ hash: UInt64, where isSame: (_ number: Int) -> Bool) -> (slot: Int, number: UInt32?) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if hashes[Int(number)] == hash, isSame(Int(number)) { return (slot, number) }
      slot = (slot + 1) & mask
    }
    return (slot, nil)
  }

  /// Gives a thing the next number; `slot` is the one that was found for it.
  mutating func append(_ hash: UInt64, at slot: Int) {
    hashes.append(hash)
    if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: hashes.count) }
    if hashes.count * 2 > slots.count { resize(to: slots.count * 2) }
  }

  private mutating func resize(to size: Int) {
    slots = Array(repeating: 0, count: size)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}
