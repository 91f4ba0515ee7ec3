import ThemeBase
import ThemeModel
import ThemeTable

/// Gives the classes that are declared with bases what they inherit: `C` of `@class C : A : B;` has, property by property
/// and environment by environment, what an app gets for the list `A:B:C`.
struct Inheritance {
  /// The limit of inherited cells in all.
  static let maximumCells = 100_000
  private let most: Int

  /// For each heir the classes that give it values, the strongest first.
  private(set) var lineages: [PathID: [PathID]] = [:]
  private(set) var diagnostics = DiagnosticList()
  /// The completed rows, which stay sorted.
  private(set) var table = TableRows()
  private let source: TableRows
  private let names: TableNames
  private let propertyRanks: Column<Program.Property, UInt32>
  /// The row of each path in `source`.
  private var rows: Column<Program.Path, TableIndex<ResolvedTable.Row>?>
  private var inherited = 0

  /// Completes rows that hold what each class itself declares.
  ///
  /// Linear in the table that comes of it, but for sorting the paths.
  init(_ source: TableRows, _ typed: TypedProgram, _ names: TableNames, _ limits: GrowthLimits) {
    most = min(limits.copies.map { $0 / 4 } ?? .max, Self.maximumCells)
    self.names = names
    self.source = source
    propertyRanks = typed.groups.propertyRanks
    rows = Column(repeating: nil, count: typed.program.paths.count)
    run(typed)
  }

  private mutating func run(_ typed: TypedProgram) {
    for (index, row) in source.rows.enumerated() { rows[names.path(of: row)] = TableIndex(index) }
    let registry = typed.registry
    var finder = LineageFinder(registry)
    var paths = source.rows.map { names.path(of: $0) }
    // The names of heirs and their bases were made paths of the program; each is looked up once.
    var known = Column<Registry.Path, PathID?>(repeating: nil, count: registry.paths.count)
    for heir in registry.heirs {
      for path in [heir.path] + heir.bases where known[path] == nil {
        known[path] = typed.program.paths.id(registry.paths.slice(path))
      }
    }
    for heir in registry.heirs {
      let lineage = finder.lineage(of: heir.path).compactMap { known[$0] }
      guard let head = lineage.first, lineage.contains(where: { rows[$0] != nil }) else { continue }
      lineages[head] = lineage
      if rows[head] == nil { paths.append(head) }
    }
    for path in typed.program.paths.sorted(paths) { append(path) }
    if inherited > most, let heir = typed.registry.heirs.first {
      diagnostics.append(
        Diagnostic(.tooManySelectors, "classes inherit more than \(most) declarations in all", at: heir.span))
    }
  }

  private func row(of path: PathID) -> ResolvedTable.Row? { rows[path].map { source.rows[$0] } }

  /// Adds the row of a path from those that give it values, the strongest first.
  private mutating func append(_ path: PathID) {
    var sources = lineages[path].map { $0.compactMap(row(of:)) } ?? row(of: path).map { [$0] } ?? []
    if sources.count > 1 || sources.first.map(names.path(of:)) != path {
      inherited += sources.reduce(0) { $0 + $1.cells.count }
      if inherited > most { sources = row(of: path).map { [$0] } ?? [] }
    }
    let start = table.cells.endTableIndex
    appendCells(of: sources)
    table.rows.append(
      ResolvedTable.Row(
        path: names.number(of: path), cells: start..<table.cells.endTableIndex,
        environments: sources.reduce(EnvironmentSet()) { $0.union($1.environments) }))
  }

  private mutating func appendCells(of sources: [ResolvedTable.Row]) {
    // By property, and for one property the strongest first: the order in which they are met.
    var cells: [(key: UInt64, cell: ResolvedTable.Cell)] = []
    for cell in sources.flatMap({ source.cells[$0.cells] }) {
      let rank = propertyRanks[names.property(of: cell)]
      cells.append((UInt64(rank) << 32 | UInt64(cells.count), cell))
    }
    if sources.count > 1 { cells.sort { $0.key < $1.key } }
    var start = 0
    while start < cells.count {
      var end = start + 1
      while end < cells.count, cells[end].key >> 32 == cells[start].key >> 32 { end += 1 }
      append(cells[start..<end].map { $0.cell })
      start = end
    }
  }

  /// Adds the cell of a property: where the first of some cells has no value the next one applies.
  private mutating func append(_ cells: [ResolvedTable.Cell]) {
    let start = table.variants.endTableIndex
    var rest = EnvironmentSet.all
    for cell in cells {
      var covered = EnvironmentSet()
      for var variant in source.variants[cell.variants] {
        covered = covered.union(variant.environments)
        variant.environments = variant.environments.intersection(rest)
        if !variant.environments.isEmpty { table.variants.append(variant) }
      }
      rest = rest.subtracting(covered)
    }
    if cells.count > 1 { table.sortVariants(from: start) }
    guard let property = cells.first?.property else { return }
    table.cells.append(ResolvedTable.Cell(property: property, variants: start..<table.variants.endTableIndex))
  }
}
