import ThemeTable

/// The rows of a table while its names are numbered as in the program.
struct TableRows {
  var rows: [ResolvedTable.Row] = []
  var cells: [ResolvedTable.Cell] = []
  var variants: [ResolvedTable.Variant] = []

  /// Puts the variants from a place on, all of one cell, into their order.
  mutating func sortVariants(from start: TableIndex<ResolvedTable.Variant>) {
    variants[start.index...].sort { $0.environments.lowest < $1.environments.lowest }
  }
}

extension ResolvedTable {
  /// The table of a theme, made of complete rows.
  init(_ rows: TableRows, of theme: TypedProgram, _ names: TableNames) {
    var pool = TableNames.pool(theme.program)
    let parts = PartLists.find(in: rows.rows, of: theme, names).map { list in
      Part(name: pool.append(list.part), classes: pool.append(list.classes))
    }
    self.init(
      names: pool, values: theme.values.values, rows: rows.rows, cells: rows.cells, variants: rows.variants,
      parts: parts)
  }
}
