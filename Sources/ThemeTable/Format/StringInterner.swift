/// The strings of a table that is being written.
///
/// Class paths and property names come first, each kind in its order, because their numbers are
/// counted from there; all others are kept once, in the order in which they are met.
struct StringInterner {
  private(set) var pool = NamePool()
  private var numbers: [ArraySlice<UInt8>: UInt32] = [:]

  /// Makes room for so many strings of so many bytes.
  mutating func reserve(_ strings: Int, bytes: Int) {
    pool.ends.reserveCapacity(strings)
    pool.bytes.reserveCapacity(bytes)
    numbers.reserveCapacity(strings)
  }

  /// Adds a string as the next one, whether there is an equal one or not; the first of equal ones is found.
  @discardableResult mutating func append(_ string: ArraySlice<UInt8>) -> UInt32 {
    let number = string.withBytes { pool.append($0) }.rawValue
    if numbers[string] == nil { numbers[string] = number }
    return number
  }

  /// The number of a string, after adding it if it is new.
  mutating func intern(_ string: ArraySlice<UInt8>) -> UInt32 { numbers[string] ?? append(string) }

  /// The number of a string, after adding it if it is new.
  mutating func intern(_ string: String) -> UInt32 { intern(Array(string.utf8)[...]) }
}
