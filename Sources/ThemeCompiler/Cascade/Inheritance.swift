import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
import ThemeTable

/// Gives the classes that are declared with bases what they inherit: `C` of `@class C : A : B;` has, property by property
/// and environment by environment, what an app gets for the list `A:B:C`.
struct Inheritance {
  /// How many cells may be inherited in all.
  static let maximumCells = 100_000

  /// For each heir the classes that give it values, the strongest first, as numbers of the program's names.
  private(set) var lineages: [UInt32: [UInt32]] = [:]
  private(set) var diagnostics = DiagnosticList()
  private let source: ResolvedTable
  /// Index into the rows of `source` by path.
  private var rows: [UInt32: Int] = [:]
  private var inherited = 0

  /// Completes a table that holds what each class itself declares; the rows stay sorted.
  ///
  /// Linear in the table that comes of it.
  static func complete(
    _ table: inout ResolvedTable, names: inout NameTable, _ registry: Registry
  ) -> Inheritance {
    var inheritance = Inheritance(source: table)
    guard !registry.heirs.isEmpty else { return inheritance }
    inheritance.run(on: &table, &names, registry)
    return inheritance
  }

  private init(source: ResolvedTable) { self.source = source }

  private mutating func run(
    on table: inout ResolvedTable, _ names: inout NameTable, _ registry: Registry
  ) {
    for (index, row) in source.rows.enumerated() { rows[row.path] = index }
    for heir in registry.heirs {
      let lineage = registry.lineage(of: heir.path).map { names.intern(registry.paths.slice($0)) }
      if lineage.contains(where: { rows[$0] != nil }) { lineages[lineage[0]] = lineage }
    }
    table.rows = []
    table.cells = []
    table.variants = []
    let paths = Set(rows.keys).union(lineages.keys)
    for path in NameOrder.sorted(Array(paths), in: names) {
      let classes = lineages[path] ?? [path]
      append(path, classes.compactMap { rows[$0] }.map { source.rows[$0] }, to: &table, names)
    }
    if inherited > Self.maximumCells, let heir = registry.heirs.first {
      diagnostics.append(.inheritsTooMuch(limit: Self.maximumCells, at: heir.span))
    }
  }

  /// Adds the row of a path from those that give it values, the strongest first.
  private mutating func append(
    _ path: UInt32, _ sources: [ResolvedTable.Row], to table: inout ResolvedTable,
    _ names: NameTable
  ) {
    if sources.count > 1 || sources.first?.path != path {
      inherited += sources.reduce(0) { $0 + $1.cells.count }
    }
    let sources = inherited > Self.maximumCells ? sources.filter { $0.path == path } : sources
    let start = UInt32(truncatingIfNeeded: table.cells.count)
    var cells: [UInt32: [ResolvedTable.Cell]] = [:]
    for index in sources.flatMap(\.cells) {
      let cell = source.cells[Int(index)]
      cells[cell.property, default: []].append(cell)
    }
    for property in NameOrder.sorted(Array(cells.keys), in: names) {
      append(property, cells[property] ?? [], to: &table)
    }
    table.rows.append(
      ResolvedTable.Row(
        path: path, cells: start..<UInt32(truncatingIfNeeded: table.cells.count),
        environments: sources.reduce(EnvironmentSet()) { $0.union($1.environments) }))
  }

  /// Adds the cell of a property: where the first of some cells has no value the next one counts.
  private func append(
    _ property: UInt32, _ cells: [ResolvedTable.Cell], to table: inout ResolvedTable
  ) {
    var variants: [ResolvedTable.Variant] = []
    var rest = EnvironmentSet.all
    for cell in cells {
      var covered = EnvironmentSet()
      for index in cell.variants {
        var variant = source.variants[Int(index)]
        covered = covered.union(variant.environments)
        variant.environments = variant.environments.intersection(rest)
        if !variant.environments.isEmpty { variants.append(variant) }
      }
      rest = rest.subtracting(covered)
    }
    variants.sort {
      $0.environments.bits.trailingZeroBitCount < $1.environments.bits.trailingZeroBitCount
    }
    let start = UInt32(truncatingIfNeeded: table.variants.count)
    table.variants += variants
    table.cells.append(
      ResolvedTable.Cell(
        property: property,
        variants: start..<UInt32(truncatingIfNeeded: table.variants.count)))
  }
}

extension Diagnostic {
  fileprivate static func inheritsTooMuch(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .tooManySelectors, "classes inherit more than \(limit) declarations in all", at: span)
  }
}
