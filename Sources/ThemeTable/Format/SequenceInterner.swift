/// Sequences of integers one after the other, numbered in the order in which they came; equal ones are found again.
struct SequenceInterner<Element: FixedWidthInteger> {
  /// All sequences.
  private(set) var elements: [Element] = []
  /// The end of each sequence among ``elements``.
  private(set) var ends: [UInt32] = []
  /// The hash of each sequence, which nobody outside the process can foresee: no theme can be written whose strings all
  /// get the same one.
  private var hashes: [Int] = []
  /// Drawn when the process starts.
  private let key = UInt64(bitPattern: Int64(Hasher().finalize())) | 1
  /// Open addressing: 0 or the number of a sequence and 1; a power of two, at most half of them taken.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)

  /// The place of a sequence among ``elements``.
  func range(_ number: UInt32) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[Int(number) - 1]))..<Int(ends[Int(number)])
  }

  /// Adds a sequence as the next one, whether there is an equal one or not.
  mutating func append(_ sequence: ArraySlice<Element>) {
    let hash = hash(of: sequence)
    add(sequence, hash, at: find(sequence, hash).slot)
  }

  /// Returns the number of a sequence, after adding it if it is new.
  mutating func number(of sequence: ArraySlice<Element>) -> UInt32 {
    let hash = hash(of: sequence)
    let (slot, known) = find(sequence, hash)
    return known ?? add(sequence, hash, at: slot)
  }

  /// Returns the start of a sequence among ``elements``, after adding it if it is new.
  mutating func intern(_ sequence: ArraySlice<Element>) -> UInt32 {
    let number = number(of: sequence)
    return UInt32(truncatingIfNeeded: range(number).lowerBound)
  }

  private func hash(of sequence: ArraySlice<Element>) -> Int {
    var hash = key
    for element in sequence {
      let product = (hash ^ UInt64(truncatingIfNeeded: element)).multipliedFullWidth(by: key)
      hash = product.high ^ product.low
    }
    return Int(truncatingIfNeeded: hash)
  }

  @discardableResult private mutating func add(_ sequence: ArraySlice<Element>, _ hash: Int, at slot: Int) -> UInt32 {
    elements += sequence
    ends.append(UInt32(truncatingIfNeeded: elements.count))
    hashes.append(hash)
    if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: hashes.count) }
    if hashes.count * 2 > slots.count { grow() }
    return UInt32(truncatingIfNeeded: hashes.count - 1)
  }

  /// The slot of a sequence, and its number or nil for a new one; of several that are equal the first is found.
  private func find(_ sequence: ArraySlice<Element>, _ hash: Int) -> (slot: Int, number: UInt32?) {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      let isSame =
        hashes[Int(number)] == hash
        && elements[range(number)].withBytes { known in sequence.withBytes { known == $0 } }
      if isSame { return (slot, number) }
      slot = (slot + 1) & mask
    }
    return (slot, nil)
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for (number, hash) in hashes.enumerated() {
      var slot = hash & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}
