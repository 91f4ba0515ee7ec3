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

extension StyleLookup {
  /// The environments in which a theme sets the text of a class large, which then needs less contrast.
  ///
  /// Large is [as WCAG has it](https://www.w3.org/TR/WCAG22/#dfn-large-scale): 18 points, or 14 points in bold. Where the
  /// theme sets no size the text is treated as small. If it sets style and size, the smaller of the two applies.
  func environmentsOfLargeText(of path: PathID, in state: StyleState) -> EnvironmentSet {
    func environments(of property: String, where matches: (StyleValue) -> Bool = { _ in true }) -> EnvironmentSet {
      values(of: property, in: state, on: [path]).filter { matches($0.value) }.reduce([]) { $0.union($1.environments) }
    }
    let bold = environments(of: "font-name") { $0.isBoldFont }
    let sized = environments(of: "font-size")
    let bigSize = environments(of: "font-size") { $0.points >= 18 }.union(
      environments(of: "font-size") { $0.points >= 14 }.intersection(bold))
    let styled = environments(of: "font-style")
    let bigStyle = environments(of: "font-style") { value in
      guard case .textStyle(let style) = value, let points = style.pointSize else { return false }
      return points >= (style.weight == .bold ? 14 : 18)
    }
    return sized.union(styled).subtracting(sized.subtracting(bigSize)).subtracting(styled.subtracting(bigStyle))
  }
}

extension StyleValue {
  fileprivate var points: Double { if case .number(let number) = self { number } else { 0 } }

  fileprivate var isBoldFont: Bool {
    guard case .fontName(let name) = self else { return false }
    let lowercased = name.lowercased()
    return lowercased.contains("bold") && !lowercased.contains("semi") && !lowercased.contains("demi")
  }
}
