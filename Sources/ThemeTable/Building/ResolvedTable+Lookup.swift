/// Looking things up in a resolved table, as `StyleTable` does in a binary one.
extension ResolvedTable {
  /// The bytes of a name.
  package func bytes(of name: TableName) -> ArraySlice<UInt8> { names.bytes[names.range(name)] }

  /// The row of a class path, or nil if no rule names it.
  ///
  /// Takes logarithmic time.
  package func row(of path: ArraySlice<UInt8>) -> Row? {
    let place = BinarySearch.lowerBound(rows.count) {
      bytes(of: rows[$0].path).lexicographicallyPrecedes(path)
    }
    return place < rows.count && bytes(of: rows[place].path) == path ? rows[place] : nil
  }

  /// The rows of the classes of a list such as `A:B`, the strongest class first.
  package func rows(ofClassList list: String) -> [Row] {
    ClassList.names(list).compactMap { row(of: Array($0.utf8)[...]) }
  }

  /// The variant of a cell that applies in an environment, or nil if the cell has no value there.
  package func variant(of cell: Cell, in environment: StyleEnvironment) -> Variant? {
    variants[cell.variants].first { $0.environments.contains(environment) }
  }

  /// The variant of a property that applies in an environment: that of the first of some rows that has one.
  package func variant(
    of property: TableName, in rows: [Row], _ environment: StyleEnvironment
  ) -> Variant? {
    rows.lazy.compactMap { row in
      cells[row.cells].first { $0.property == property }.flatMap {
        variant(of: $0, in: environment)
      }
    }.first
  }
}
