/// Sequences of integers one after the other, numbered in the order in which they came; equal ones are found again.
struct SequenceInterner<Element: FixedWidthInteger> {
  /// All sequences.
  private(set) var elements: [Element] = []
  /// The end of each sequence among ``elements``.
  private(set) var ends: [UInt32] = []
  private var numbers = HashedNumbers()
  private let hash: SeededHash

  /// No sequences; tests pass a hash of their own.
  init(hash: SeededHash = .ofProcess) { self.hash = hash }

  /// Makes room for so many sequences of so many elements.
  mutating func reserve(_ sequences: Int, elements count: Int) {
    ends.reserveCapacity(sequences)
    elements.reserveCapacity(count)
    numbers.reserve(sequences)
  }

  /// The place of a sequence among ``elements``.
  func range(_ number: UInt32) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[Int(number) - 1]))..<Int(ends[Int(number)])
  }

  /// Adds a sequence as the next one, whether there is an equal one or not.
  mutating func append(_ sequence: ArraySlice<Element>) {
    let hash = sequence.withBytes { self.hash($0) }
    add(sequence, hash, at: find(sequence, hash).slot)
  }

  /// Returns the number of a sequence, after adding it if it is new.
  mutating func number(of sequence: ArraySlice<Element>) -> UInt32 {
    let hash = sequence.withBytes { self.hash($0) }
    let (slot, known) = find(sequence, hash)
    return known ?? add(sequence, hash, at: slot)
  }

  /// Returns the start of a sequence among ``elements``, after adding it if it is new.
  mutating func intern(_ sequence: ArraySlice<Element>) -> UInt32 {
    let number = number(of: sequence)
    return UInt32(truncatingIfNeeded: range(number).lowerBound)
  }

  @discardableResult private mutating func add(_ sequence: ArraySlice<Element>, _ hash: UInt64, at slot: Int) -> UInt32
  {
    elements += sequence
    ends.append(UInt32(truncatingIfNeeded: elements.count))
    numbers.append(hash, at: slot)
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }

  /// The slot of a sequence, and its number or nil for a new one.
  private func find(_ sequence: ArraySlice<Element>, _ hash: UInt64) -> (slot: Int, number: UInt32?) {
    numbers.find(hash) { known in
      elements[range(UInt32(truncatingIfNeeded: known))].withBytes { known in sequence.withBytes { known == $0 } }
    }
  }
}
