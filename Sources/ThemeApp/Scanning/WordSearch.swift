/// Looks for any of some words in bytes, skipping as many bytes as the shortest word allows.
struct WordSearch: Sendable {
  private let words: [[UInt8]]
  private let shortest: Int
  /// How far the window moves by its last two bytes: one alone is in nearly every word.
  private var shifts: [UInt8]

  /// The words have two bytes or more.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let shortest = Swift.min(self.words.map { $0.count }.min() ?? 2, 255)
    self.shortest = shortest
    shifts = Array(repeating: UInt8(Swift.max(shortest - 1, 1)), count: 1 << 16)
    for word in self.words {
      for (index, pair) in zip(word, word.dropFirst()).prefix(Swift.max(shortest - 1, 0)).enumerated() {
        let pair = Int(pair.0) << 8 | Int(pair.1)
        shifts[pair] = Swift.min(shifts[pair], UInt8(shortest - 2 - index))
      }
    }
  }

  /// Whether one of the words occurs.
  func isIn(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var end = Swift.max(shortest - 1, 1)
      while end < bytes.count {
        let shift = Int(shifts[Int(bytes[end - 1]) << 8 | Int(bytes[end])])
        if shift == 0 {
          let rest = bytes[(end - shortest + 1)...]
          if words.contains(where: { rest.starts(with: $0) }) { return true }
        }
        end += Swift.max(1, shift)
      }
      return false
    }
  }
}

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
