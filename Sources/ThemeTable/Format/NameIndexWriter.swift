extension NameIndex {
  /// The words of an index over strings of a pool that follow each other; see ``TableReader/find``.
  ///
  /// - Parameters:
  ///   - pool: All strings.
  ///   - names: The numbers of those that are indexed.
  /// - Returns: The header and the slots.
  static func words(of pool: NamePool, names: Range<UInt32>) -> [UInt32] {
    let count = UInt32(names.count)
    let numberBits = UInt32(UInt32.bitWidth - count.leadingZeroBitCount)
    var slots = [UInt32](repeating: 0, count: slotCount(for: names.count))
    let mask = UInt64(slots.count - 1)
    var mostProbes: UInt32 = 1
    for number in 0..<count {
      let hash = pool.bytes[pool.range(names.lowerBound + number)].withUnsafeBytes(NameHash.hash)
      var slot = Int(hash & mask)
      var probes: UInt32 = 1
      while slots[slot] != 0 {
        slot = (slot + 1) & Int(mask)
        probes += 1
      }
      let tag = UInt32(truncatingIfNeeded: hash >> UInt64(32 + numberBits))
      slots[slot] = tag << numberBits | (number + 1)
      mostProbes = max(mostProbes, probes)
    }
    // A search for a name that is not there ends at a free slot or behind the longest run.
    return [count, names.lowerBound, mostProbes] + slots
  }

  /// The least power of two of slots of which at most three quarters are taken.
  private static func slotCount(for names: Int) -> Int {
    var slots = 1
    while slots * 3 < names * 4 { slots *= 2 }
    return slots
  }
}
