/// How near two words are, for "did you mean".
package enum Spelling {
  /// The number of letters to insert, delete, replace or swap with their neighbour, ignoring case; nil if over `limit`.
  ///
  /// Optimal string alignment over UTF-8 bytes, in time of both lengths multiplied; words over 128 bytes are never near.
  package static func distance(_ left: String, _ right: String, limit: Int) -> Int? {
    let a = left.utf8.map(lowercased)
    let b = right.utf8.map(lowercased)
    guard abs(a.count - b.count) <= limit, max(a.count, b.count) <= 128 else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      guard row.contains(where: { $0 <= limit }) else { return nil }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  /// The candidate nearest to a word; nil if none is near enough to be what was meant.
  ///
  /// A third of the letters may differ, two at least in words of four letters and more. Of equally near ones the first wins.
  package static func nearest<Candidates: Sequence>(
    to word: String, in candidates: Candidates
  ) -> String? where Candidates.Element == String {
    var best: (word: String, distance: Int)?
    let length = word.utf8.count
    for candidate in candidates where candidate != word {
      let limit = best.map { $0.distance - 1 } ?? (length < 4 ? 1 : max(2, length / 3))
      if let distance = distance(word, candidate, limit: limit) { best = (candidate, distance) }
    }
    return best?.word
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
