import ThemeBase
import ThemeCompiler
import ThemeTable

/// Finds the cells of a compiled theme by class path, and their values.
struct StyleLookup {
  private let table: ResolvedTable
  private let names: TableNames
  private let program: Program
  /// The row of each path.
  private var rows: Column<Program.Path, Int?>

  init(_ compilation: Compilation) {
    table = compilation.table
    names = compilation.names
    program = compilation.program
    rows = Column(repeating: nil, count: program.paths.count)
    for (index, row) in table.rows.enumerated() { rows[names.path(of: row)] = index }
  }

  /// A value in some environments.
  struct Found {
    var environments: EnvironmentSet
    var value: StyleValue
    var declaration: DeclarationID

    var color: StyleColor? { if case .color(let color) = value { color } else { nil } }
  }

  /// The names and the cells of a path's properties.
  func cells(of path: PathID) -> [(name: PropertyName, cell: ResolvedTable.Cell)] {
    guard let row = rows[path] else { return [] }
    return table.cells[table.rows[row].cells].map { cell in
      (PropertyName(written: program.properties[names.property(of: cell)]), cell)
    }
  }

  func values(of cell: ResolvedTable.Cell) -> [Found] {
    table.variants[cell.variants].map {
      Found(environments: $0.environments, value: table.values[$0.value], declaration: $0.declaration)
    }
  }
}
