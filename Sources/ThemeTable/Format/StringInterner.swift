/// The strings of a table that is being written.
///
/// Class paths and property names come first, each kind in its order, because their numbers are
/// counted from there; all others are kept once, in the order in which they are met.
struct StringInterner {
  private(set) var pool = NamePool()
  private var numbers = HashedNumbers()
  private let hash: SeededHash

  /// No strings; tests pass a hash of their own.
  init(hash: SeededHash = .ofProcess) { self.hash = hash }

  /// Makes room for so many strings of so many bytes.
  mutating func reserve(_ strings: Int, bytes: Int) {
    pool.ends.reserveCapacity(strings)
    pool.bytes.reserveCapacity(bytes)
    numbers.reserve(strings)
  }

  /// Adds a string as the next one, whether there is an equal one or not.
  mutating func append(_ string: ArraySlice<UInt8>) {
    string.withBytes { bytes in
      let hash = hash(bytes)
      add(bytes, hash, at: find(bytes, hash).slot)
    }
  }

  /// The number of a string, after adding it if it is new.
  mutating func intern(_ string: ArraySlice<UInt8>) -> UInt32 { string.withBytes { intern($0) } }

  /// The number of a string, after adding it if it is new.
  mutating func intern(_ string: String) -> UInt32 { string.withBytes { intern($0) } }

  private mutating func intern(_ bytes: ByteView) -> UInt32 {
    let hash = hash(bytes)
    let (slot, number) = find(bytes, hash)
    return number ?? add(bytes, hash, at: slot)
  }

  @discardableResult private mutating func add(_ bytes: ByteView, _ hash: UInt64, at slot: Int) -> UInt32 {
    numbers.append(hash, at: slot)
    return pool.append(bytes).rawValue
  }

  /// The slot of a string, and its number or nil for a new one.
  private func find(_ bytes: ByteView, _ hash: UInt64) -> (slot: Int, number: UInt32?) {
    numbers.find(hash) { number in pool.bytes.withBytes { $0[pool.range(TableName(number))] == bytes } }
  }
}
