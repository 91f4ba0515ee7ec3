/// Looks for any of many names in bytes: each word is looked up once, however many names there are.
package struct NameSearch: Sendable {
  private let names: Set<ArraySlice<UInt8>>
  /// For each first byte the lengths of the names that begin with it, a bit each; the last one is for all longer names.
  private var lengths = [UInt64](repeating: 0, count: 256)

  /// Of a name that is written with a sign after it, such as `name(`, the word is looked for.
  package init(_ names: some Sequence<String>) {
    self.names = Set(names.map { ArraySlice($0.utf8).prefix { $0.isWordByte } })
    for name in self.names { if let first = name.first { lengths[Int(first)] |= Self.bit(ofLength: name.count) } }
  }

  /// Whether one of the names occurs as a word.
  package func isIn(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index].isWordByte { index += 1 }
      // Most words are none of the names by their first byte and length, and need no hash.
      if index > start, lengths[Int(bytes[start])] & Self.bit(ofLength: index - start) != 0,
        names.contains(bytes[start..<index])
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }
}
