/// The strings of a table that is being written.
///
/// Class paths and property names come first, each kind in its order, because their numbers are
/// counted from there; all others are kept once, in the order in which they are met.
struct StringInterner {
  private(set) var pool = NamePool()
  /// The hash of each string.
  private var hashes: [UInt64] = []
  private let hash: SeededHash
  /// Open addressing: 0 or a string's number and 1; a power of two, at most half of them taken.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)

  /// No strings; tests pass a hash of their own.
  init(hash: SeededHash = .ofProcess) { self.hash = hash }

  /// The number of strings so far.
  var count: UInt32 { UInt32(truncatingIfNeeded: pool.count) }

  /// Makes room for so many strings of so many bytes.
  mutating func reserve(_ strings: Int, bytes: Int) {
    pool.ends.reserveCapacity(strings)
    pool.bytes.reserveCapacity(bytes)
    hashes.reserveCapacity(strings)
    var size = slots.count
    while size < strings * 2 { size *= 2 }
    if size > slots.count { resize(to: size) }
  }

  /// Adds a string as the next one, whether there is an equal one or not.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { bytes in
      let hash = hash(bytes)
      add(bytes, hash, at: slot(of: bytes, hash))
    }
  }

  /// The number of a string, after adding it if it is new.
  mutating func intern(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { intern($0) }
  }

  /// The number of a string, after adding it if it is new.
  mutating func intern(_ string: String) -> UInt32 {
    var string = string
    return string.withUTF8 { intern(UnsafeRawBufferPointer($0)) }
  }

  private mutating func intern(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let hash = hash(bytes)
    let slot = slot(of: bytes, hash)
    if slots[slot] != 0 { return slots[slot] - 1 }
    add(bytes, hash, at: slot)
    return count - 1
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer, _ hash: UInt64, at slot: Int) {
    pool.bytes.append(contentsOf: bytes)
    pool.ends.append(UInt32(truncatingIfNeeded: pool.bytes.count))
    hashes.append(hash)
    if slots[slot] == 0 { slots[slot] = count }
    if pool.count * 2 > slots.count { resize(to: slots.count * 2) }
  }

  /// The slot that holds a string, or the free one where it belongs.
  private func slot(of bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, !holds(slots[slot] - 1, bytes, hash) { slot = (slot + 1) & mask }
    return slot
  }

  private func holds(_ string: UInt32, _ bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Bool {
    let range = pool.range(TableName(rawValue: string))
    guard hashes[Int(string)] == hash, range.count == bytes.count else { return false }
    return pool.bytes.withUnsafeBytes {
      NameBytes.areEqual(UnsafeRawBufferPointer(rebasing: $0[range]), bytes)
    }
  }

  private mutating func resize(to size: Int) {
    slots = Array(repeating: 0, count: size)
    for number in hashes.indices {
      var slot = Int(truncatingIfNeeded: hashes[number]) & (size - 1)
      // Of equal strings the first one is found.
      while slots[slot] != 0, !equals(slots[slot] - 1, UInt32(truncatingIfNeeded: number)) {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: number + 1) }
    }
  }

  private func equals(_ left: UInt32, _ right: UInt32) -> Bool {
    hashes[Int(left)] == hashes[Int(right)]
      && pool.bytes[pool.range(TableName(rawValue: left))]
        .elementsEqual(pool.bytes[pool.range(TableName(rawValue: right))])
  }
}
