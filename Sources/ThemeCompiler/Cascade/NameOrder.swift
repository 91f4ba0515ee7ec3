import ThemeDiagnostics
import ThemeSyntax

/// Names in the order of their bytes: the order of everything that is written out.
enum NameOrder {
  /// A name with eight of its bytes as a number, which decide most comparisons.
  private struct Key {
    var word: UInt64
    var name: UInt32
  }

  /// Some names in the order of their bytes.
  ///
  /// Compares eight bytes at a time. Only names that are equal so far are compared further.
  static func sorted<Tag>(_ names: [ID<Tag>], in table: Names<Tag>) -> [ID<Tag>] {
    var keys = names.map { Key(word: 0, name: $0.rawValue) }
    sort(&keys, in: table.table)
    return keys.map { ID(rawValue: $0.name) }
  }

  private static func sort(_ keys: inout [Key], in table: NameTable) {
    // Runs of names that are equal before an offset.
    var pending = [(range: keys.indices, offset: 0)]
    while let (range, offset) = pending.popLast() {
      for index in range { keys[index].word = word(of: keys[index].name, at: offset, in: table) }
      sortByWord(&keys, range, in: table)
      var start = range.lowerBound
      while start < range.upperBound {
        var end = start + 1
        while end < range.upperBound, keys[end].word == keys[start].word { end += 1 }
        // At most one name ends here. It stands first, because the shorter of two names comes first.
        while start < end, table.range(keys[start].name).count <= offset + 8 { start += 1 }
        if end - start > 1 { pending.append((start..<end, offset + 8)) }
        start = end
      }
    }
  }

  /// Sorts some keys by their words, equal ones by the lengths of their names.
  private static func sortByWord(_ keys: inout [Key], _ range: Range<Int>, in table: NameTable) {
    func precedes(_ left: Key, _ right: Key) -> Bool {
      left.word != right.word
        ? left.word < right.word
        : table.range(left.name).count < table.range(right.name).count
    }
    guard range.count <= 16 else { return keys[range].sort(by: precedes) }
    for place in range.dropFirst() {
      let moved = keys[place]
      var hole = place
      while hole > range.lowerBound, precedes(moved, keys[hole - 1]) {
        keys[hole] = keys[hole - 1]
        hole -= 1
      }
      keys[hole] = moved
    }
  }

  /// Eight bytes of a name from an offset on, the first the most significant; zeros after its end.
  private static func word(of name: UInt32, at offset: Int, in table: NameTable) -> UInt64 {
    table.bytes.withUnsafeBytes { bytes in
      let range = table.range(name)
      let start = range.lowerBound + offset
      guard start + 8 > range.upperBound else {
        return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      }
      return bytes[min(start, range.upperBound)..<range.upperBound].reduce(0) {
        $0 << 8 | UInt64($1)
      }
        << UInt64(8 * (8 - max(0, range.upperBound - start)))
    }
  }
}
