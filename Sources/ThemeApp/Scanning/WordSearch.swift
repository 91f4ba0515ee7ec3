/// Looks for any of some words in bytes, skipping as many bytes as the shortest word allows.
struct WordSearch: Sendable {
  private let words: [[UInt8]]
  private let shortest: Int
  /// How far the window moves by its last byte.
  private var shifts: [Int]

  /// Empty words are never found.
  init(_ words: some Sequence<String>) {
    self.words = words.map { Array($0.utf8) }.filter { !$0.isEmpty }
    shortest = self.words.map { $0.count }.min() ?? 1
    shifts = Array(repeating: shortest, count: 256)
    for word in self.words {
      for (index, byte) in word.prefix(shortest).enumerated() {
        shifts[Int(byte)] = Swift.min(shifts[Int(byte)], shortest - 1 - index)
      }
    }
  }

  /// Whether one of the words occurs.
  func isIn(_ bytes: [UInt8]) -> Bool {
    guard !words.isEmpty else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var end = shortest - 1
      while end < bytes.count {
        let shift = shifts[Int(bytes[end])]
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
