import ThemeBase
import ThemeCompiler
import ThemeTable

/// Finds the values of a compiled theme by class path, property and state.
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
  }

  /// The names and the cells of a path's properties.
  func cells(of path: PathID) -> [(name: PropertyName, cell: ResolvedTable.Cell)] {
    guard let row = rows[path] else { return [] }
    return table.cells[table.rows[row].cells].map { cell in
      (PropertyName(written: program.properties[names.property(of: cell)]), cell)
    }
  }

  func values(of cell: ResolvedTable.Cell) -> [Found] { table.variants[cell.variants].map(found) }

  /// The values of a property in a state on a class list, walked as an app does it: the last class first, and a simpler
  /// state where no class has a value for this one.
  ///
  /// The environments of the results are disjoint, and those without any value are left out.
  func values(of property: String, in state: StyleState, on classes: [PathID], within: EnvironmentSet = .all) -> [Found]
  {
    let classRows = classes.reversed().compactMap { rows[$0].map { table.rows[$0] } }
    return table.variants(of: StyleProperty(property), in: state, on: classRows, within: within).map(found)
  }

  private func found(_ variant: ResolvedTable.Variant) -> Found {
    Found(environments: variant.environments, value: table.values[variant.value], declaration: variant.declaration)
  }
}

extension StyleLookup.Found { var color: StyleColor? { if case .color(let color) = value { color } else { nil } } }
