import ThemeBase
package import ThemeTable

/// Which numbers the names of a program have in its table: paths come first, then properties, then texts.
package struct TableNames: Sendable {
  private let propertyStart: UInt32
  private let textStart: UInt32

  package init(_ program: borrowing Program) {
    propertyStart = UInt32(truncatingIfNeeded: program.paths.count)
    textStart = propertyStart + UInt32(truncatingIfNeeded: program.properties.count)
  }

  package func number(of path: PathID) -> TableName { TableName(rawValue: path.rawValue) }
  package func number(of property: PropertyID) -> TableName { TableName(rawValue: propertyStart + property.rawValue) }
  package func number(of text: TextID) -> TableName { TableName(rawValue: textStart + text.rawValue) }

  package func path(of row: ResolvedTable.Row) -> PathID { PathID(rawValue: row.path.rawValue) }
  package func property(of cell: ResolvedTable.Cell) -> PropertyID {
    PropertyID(rawValue: cell.property.rawValue - propertyStart)
  }
  package func text(of variant: ResolvedTable.Variant) -> TextID { TextID(rawValue: variant.text.rawValue - textStart) }

  /// All names under their numbers, with invalid UTF-8 repaired: values can hold any bytes.
  static func pool(_ program: Program) -> NamePool {
    let tables = [program.paths.table, program.properties.table, program.texts.table]
    var pool = NamePool()
    pool.bytes.reserveCapacity(tables.reduce(0) { $0 + $1.bytes.count })
    pool.ends.reserveCapacity(tables.reduce(0) { $0 + $1.count })
    for table in tables {
      // All bytes together: a search that ends early cannot look at several at once.
      guard table.bytes.reduce(0, |) < 0x80 else {
        for name in 0..<UInt32(truncatingIfNeeded: table.count) { pool.append(table[name]) }
        continue
      }
      let start = UInt32(truncatingIfNeeded: pool.bytes.count)
      pool.bytes += table.bytes
      pool.ends += table.ends.map { start &+ $0 }
    }
    return pool
  }
}
