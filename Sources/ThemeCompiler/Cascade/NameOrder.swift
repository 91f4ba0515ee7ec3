import ThemeSyntax

/// Names in the order of their bytes: the order of everything that is written out.
enum NameOrder {
  /// A name with its first eight bytes as a number, which decide most comparisons.
  private struct Key {
    var prefix: UInt64
    var name: UInt32
  }

  static func sorted(_ names: [UInt32], in table: NameTable) -> [UInt32] {
    var keys = names.map { Key(prefix: prefix(of: $0, in: table), name: $0) }
    keys.sort { isLess($0, $1, table) }
    return keys.map(\.name)
  }

  /// Cuts declarations into runs of one property each: runs in the order of the property's bytes, declarations inside a
  /// run in source order.
  static func runs(
    of declarations: ArraySlice<UInt32>, in program: Program
  ) -> [ArraySlice<UInt32>] {
    guard declarations.count > 1 else { return declarations.isEmpty ? [] : [declarations] }
    // Property and index in one number: sorting is by property, then by source order.
    var keys = declarations.map {
      UInt64(program.declarations[Int($0)].property) << 32 | UInt64($0)
    }
    keys.sort()
    let sorted = keys.map { UInt32(truncatingIfNeeded: $0) }
    var runs: [(key: Key, range: Range<Int>)] = []
    var start = 0
    for index in keys.indices
    where index + 1 == keys.count || keys[index] >> 32 != keys[index + 1] >> 32 {
      let name = UInt32(truncatingIfNeeded: keys[index] >> 32)
      runs.append((Key(prefix: prefix(of: name, in: program.names), name: name), start..<index + 1))
      start = index + 1
    }
    runs.sort { isLess($0.key, $1.key, program.names) }
    return runs.map { sorted[$0.range] }
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
