/// The strings of a table that is being written.
///
/// Class paths and property names come first, each kind in its order, because their numbers are
/// counted from there; all others are kept once, in the order in which they are met.
struct StringInterner {
  private(set) var pool = NamePool()
  /// Open addressing: 0 or a string's number and 1; a power of two, at most half of them taken.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)

  /// The number of strings so far.
  var count: UInt32 { UInt32(truncatingIfNeeded: pool.count) }

  /// Adds a string as the next one, whether there is an equal one or not.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    let slot = slot(of: bytes)
    pool.append(bytes: bytes)
    if slots[slot] == 0 { slots[slot] = count }
    growIfNeeded()
  }

  /// The number of a string, after adding it if it is new.
  mutating func intern(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let slot = slot(of: bytes)
    if slots[slot] != 0 { return slots[slot] - 1 }
    append(bytes)
    return count - 1
  }

  /// The number of a string, after adding it if it is new.
  mutating func intern(_ string: String) -> UInt32 { intern(Array(string.utf8)[...]) }

  /// The slot that holds a string, or the free one where it belongs.
  private func slot(of bytes: ArraySlice<UInt8>) -> Int {
    var slot = firstSlot(of: bytes)
    while slots[slot] != 0, !pool.bytes[pool.range(slots[slot] - 1)].elementsEqual(bytes) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func firstSlot(of bytes: ArraySlice<UInt8>) -> Int {
    Int(truncatingIfNeeded: bytes.withUnsafeBytes(NameHash.hash)) & (slots.count - 1)
  }

  private mutating func growIfNeeded() {
    guard pool.count * 2 > slots.count else { return }
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in 0..<count {
      let slot = slot(of: pool.bytes[pool.range(number)])
      if slots[slot] == 0 { slots[slot] = number + 1 }
    }
  }
}

extension NamePool {
  /// Adds a name of those bytes.
  fileprivate mutating func append(bytes name: ArraySlice<UInt8>) {
    bytes += name
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
  }
}
