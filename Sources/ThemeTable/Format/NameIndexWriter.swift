extension NameIndex {
  /// The words of an index over strings of a pool that follow each other; see ``TableReader/find``.
  ///
  /// - Parameters:
  ///   - strings: All strings.
  ///   - names: The numbers of those that are indexed.
  /// - Returns: The header and the slots.
  /// - Throws: ``TableWriteError`` if so many names have the same hash that a search would take too long. Only names that
  ///   were made for it do.
  static func words(of strings: SequenceInterner<UInt8>, names: Range<UInt32>) throws(TableWriteError) -> [UInt32] {
    let hashes = strings.elements.withBytes { bytes in
      names.map { NameHash.hash(bytes[strings.range($0)]) }
    }
    var count = slotCount(for: names.count)
    while count <= 64 * (names.count + 1) {
      let (slots, probes) = slots(of: hashes, count: count)
      if probes <= TableLimits.probes { return [UInt32(names.count), names.lowerBound, probes] + slots }
      count *= 2
    }
    throw .beyondLimit(what: "names of equal hash", limit: TableLimits.probes)
  }

  /// The slots of names by their hashes, and the most that a search looks at.
  private static func slots(of hashes: [UInt64], count: Int) -> (slots: [UInt32], probes: UInt32) {
    let numberBits = UInt32(UInt32.bitWidth - UInt32(hashes.count).leadingZeroBitCount)
    var slots = [UInt32](repeating: 0, count: count)
    let mask = UInt64(count - 1)
    // A search for a name that is not there ends at a free slot or after the longest run.
    var mostProbes: UInt32 = 1
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash & mask)
      var probes: UInt32 = 1
      // A name beyond the limit has failed anyway; the rest need not be placed.
      while slots[slot] != 0, probes <= TableLimits.probes {
        slot = (slot + 1) & Int(mask)
        probes += 1
      }
      let tag = UInt32(truncatingIfNeeded: hash >> UInt64(32 + numberBits))
      slots[slot] = tag << numberBits | UInt32(number + 1)
      mostProbes = max(mostProbes, probes)
    }
    return (slots, mostProbes)
  }

  /// The least power of two of slots of which at most three quarters are taken.
  private static func slotCount(for names: Int) -> Int {
    var slots = 1
    while slots * 3 < names * 4 { slots *= 2 }
    return slots
  }
}
