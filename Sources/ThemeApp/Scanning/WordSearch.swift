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
