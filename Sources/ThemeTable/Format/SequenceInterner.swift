/// Sequences of integers one after the other, equal ones once.
struct SequenceInterner<Element: FixedWidthInteger> {
  /// All sequences.
  private(set) var elements: [Element] = []
  /// The start of each sequence among ``elements``.
  private var starts: [[Element]: UInt32] = [:]

  /// Returns the start of a sequence among ``elements``, after adding it if it is new.
  mutating func intern(_ sequence: [Element]) -> UInt32 {
    if let known = starts[sequence] { return known }
    let start = UInt32(truncatingIfNeeded: elements.count)
    elements += sequence
    starts[sequence] = start
    return start
  }
}
