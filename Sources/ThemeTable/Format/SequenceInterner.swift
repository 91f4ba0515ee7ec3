/// Sequences of integers one after the other, equal ones once.
struct SequenceInterner<Element: FixedWidthInteger> {
  /// All sequences.
  private(set) var elements: [Element] = []
  private var entries: [Range<Int>] = []
  /// Open addressing: 0 or an entry's number and 1; a power of two, at most half of them taken.
  private var slots: [Int] = Array(repeating: 0, count: 16)

  /// Where a sequence begins among ``elements``, after adding it if it is new.
  mutating func intern(_ sequence: [Element]) -> UInt32 {
    if (entries.count + 1) * 2 > slots.count { grow() }
    var slot = hash(sequence[...])
    while slots[slot] != 0 {
      let entry = entries[slots[slot] - 1]
      if elements[entry].elementsEqual(sequence) {
        return UInt32(truncatingIfNeeded: entry.lowerBound)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let start = elements.count
    elements += sequence
    entries.append(start..<elements.count)
    slots[slot] = entries.count
    return UInt32(truncatingIfNeeded: start)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = hash(elements[entry])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number + 1
    }
  }

  /// A slot to begin with.
  private func hash(_ sequence: ArraySlice<Element>) -> Int {
    var hash = NameHash.seed
    for element in sequence {
      hash = (hash ^ UInt64(truncatingIfNeeded: element)) &* NameHash.wordFactor
      hash ^= hash >> 32
    }
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }
}
