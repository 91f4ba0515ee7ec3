package import ThemeSyntax

/// Names in the order of their bytes: the order of everything that is written out.
package enum NameOrder {
  /// A name with its first eight bytes as a number, which decide most comparisons.
  private struct Key {
    var prefix: UInt64
    var name: UInt32
  }

  package static func sorted(_ names: [UInt32], in table: NameTable) -> [UInt32] {
    var keys = names.map { Key(prefix: prefix(of: $0, in: table), name: $0) }
    keys.sort { isLess($0, $1, table) }
    return keys.map(\.name)
  }

  /// For each name of the table its place in the order of some names; 0 for all others.
  package static func ranks(of names: [UInt32], in table: NameTable) -> [UInt32] {
    var ranks = Array(repeating: UInt32(0), count: table.count)
    for (rank, name) in sorted(names, in: table).enumerated() {
      ranks[Int(name)] = UInt32(truncatingIfNeeded: rank)
    }
    return ranks
  }

  private static func prefix(of name: UInt32, in table: NameTable) -> UInt64 {
    let bytes = table.slice(name)
    var prefix: UInt64 = 0
    for index in bytes.startIndex..<bytes.startIndex + 8 {
      prefix = prefix << 8 | (index < bytes.endIndex ? UInt64(bytes[index]) : 0)
    }
    return prefix
  }

  private static func isLess(_ left: Key, _ right: Key, _ table: NameTable) -> Bool {
    if left.prefix != right.prefix { return left.prefix < right.prefix }
    return table.slice(left.name).lexicographicallyPrecedes(table.slice(right.name))
  }
}
