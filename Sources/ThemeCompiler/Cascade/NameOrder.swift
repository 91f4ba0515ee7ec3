import ThemeDiagnostics
import ThemeSyntax

/// Names in the order of their bytes: the order of everything that is written out.
enum NameOrder {
  /// A name with eight of its bytes as a number, which decide most comparisons.
  private struct Key<Tag> {
    var word: UInt64
    var name: ID<Tag>
  }

  /// Some names in the order of their bytes.
  ///
  /// Compares eight bytes at a time. Only names that are equal so far are compared further.
  static func sorted<Tag>(_ names: [ID<Tag>], in table: Names<Tag>) -> [ID<Tag>] {
    var keys = names.map { Key(word: 0, name: $0) }
    sort(&keys, in: table)
    return keys.map(\.name)
  }

  private static func sort<Tag>(_ keys: inout [Key<Tag>], in table: Names<Tag>) {
    // Runs of names that are equal before an offset.
    var pending = [(range: keys.indices, offset: 0)]
    while let (range, offset) = pending.popLast() {
      for index in range { keys[index].word = word(of: keys[index].name, at: offset, in: table) }
      keys[range].sort {
        $0.word != $1.word
          ? $0.word < $1.word : table.length(of: $0.name) < table.length(of: $1.name)
      }
      var start = range.lowerBound
      while start < range.upperBound {
        var end = start + 1
        while end < range.upperBound, keys[end].word == keys[start].word { end += 1 }
        // At most one name ends here. It stands first, because the shorter of two names comes first.
        while start < end, table.length(of: keys[start].name) <= offset + 8 { start += 1 }
        if end - start > 1 { pending.append((start..<end, offset + 8)) }
        start = end
      }
    }
  }

  /// Eight bytes of a name from an offset on, the first the most significant; zeros after its end.
  private static func word<Tag>(of name: ID<Tag>, at offset: Int, in table: Names<Tag>) -> UInt64 {
    table.withBytes(of: name) { bytes in
      let rest = bytes.dropFirst(offset)
      guard rest.count < 8 else {
        return UInt64(
          bigEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(
            fromByteOffset: offset, as: UInt64.self))
      }
      return rest.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (8 - rest.count))
    }
  }
}
