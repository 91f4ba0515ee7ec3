/// Sequences of integers one after the other, equal ones once.
struct SequenceInterner<Element: FixedWidthInteger> {
  /// All sequences.
  private(set) var elements: [Element] = []
  private var entries: [InternedSequence] = []
  private let hash: SeededHash
  /// Open addressing: 0 or an entry's number and 1; a power of two, at most half of them taken.
  private var slots: [UInt32] = Array(repeating: 0, count: 16)

  /// No sequences; tests pass a hash of their own.
  init(hash: SeededHash = .ofProcess) { self.hash = hash }

  /// Returns the start of a sequence among ``elements``, after adding it if it is new.
  mutating func intern(_ sequence: ArraySlice<Element>) -> UInt32 {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let hash = sequence.withUnsafeBytes { self.hash($0) }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot] - 1)]
      if entry.hash == hash, holds(sequence, in: entry.range) {
        return UInt32(truncatingIfNeeded: entry.range.lowerBound)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let start = elements.count
    elements += sequence
    entries.append(InternedSequence(range: start..<elements.count, hash: hash))
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    return UInt32(truncatingIfNeeded: start)
  }

  /// Returns the start of a sequence among ``elements``, after adding it if it is new.
  mutating func intern(_ sequence: [Element]) -> UInt32 { intern(sequence[...]) }

  private func holds(_ sequence: ArraySlice<Element>, in range: Range<Int>) -> Bool {
    guard sequence.count == range.count else { return false }
    let size = MemoryLayout<Element>.size
    let bytes = range.lowerBound * size..<range.upperBound * size
    return elements.withUnsafeBytes { known in
      sequence.withUnsafeBytes {
        NameBytes.areEqual(UnsafeRawBufferPointer(rebasing: known[bytes]), $0)
      }
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}

/// A sequence that is kept.
///
/// Outside the generic type: its metadata would be looked up by name, once for each kind of element, at every start.
private struct InternedSequence {
  var range: Range<Int>
  var hash: UInt64
}
