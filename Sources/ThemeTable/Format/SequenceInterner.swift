/// Sequences of integers one after the other, equal ones once.
struct SequenceInterner<Element: FixedWidthInteger> {
  /// All sequences.
  private(set) var elements: [Element] = []
  /// The start of each sequence among ``elements``, followed by the end of the last one.
  private var starts: [UInt32] = [0]
  private var numbers = HashedNumbers()
  private let hash: SeededHash

  /// No sequences; tests pass a hash of their own.
  init(hash: SeededHash = .ofProcess) { self.hash = hash }

  /// Returns the start of a sequence among ``elements``, after adding it if it is new.
  mutating func intern(_ sequence: ArraySlice<Element>) -> UInt32 {
    let hash = sequence.withBytes { self.hash($0) }
    let (slot, known) = numbers.find(hash) { holds(sequence, at: $0) }
    if let known { return starts[Int(known)] }
    let start = UInt32(truncatingIfNeeded: elements.count)
    elements += sequence
    starts.append(UInt32(truncatingIfNeeded: elements.count))
    numbers.append(hash, at: slot)
    return start
  }

  /// Returns the start of a sequence among ``elements``, after adding it if it is new.
  mutating func intern(_ sequence: [Element]) -> UInt32 { intern(sequence[...]) }

  private func holds(_ sequence: ArraySlice<Element>, at number: Int) -> Bool {
    elements[Int(starts[number])..<Int(starts[number + 1])].withBytes { known in sequence.withBytes { known == $0 } }
  }
}
