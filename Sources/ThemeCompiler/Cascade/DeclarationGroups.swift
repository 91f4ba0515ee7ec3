package import ThemeDiagnostics
package import ThemeRegistry
import ThemeSyntax
package import ThemeTable

/// The declarations of a program by class path and property: a row for each path, a cell for each of its properties.
///
/// Paths and properties stand in the order of their bytes, the declarations of a cell in source order. Nothing is hashed:
/// two counting sorts, by the ranks of the properties and then by the paths.
package struct DeclarationGroups: Sendable {
  /// A class path that some rule names.
  package struct Row: Sendable {
    package var path: PathID
    package var cells: IDRange<Cell>
    /// Where some rule names the path, with or without declarations.
    package var environments: EnvironmentSet
    /// The first selector that names it.
    package var firstSelector: SelectorID
    /// The number of the path in the registry; nil for one that no component declares.
    package var known: ID<Registry.Path>?
  }

  /// A property of a row.
  package struct Cell: Sendable {
    package var property: PropertyID
    private var range: Range<UInt32>

    fileprivate init(property: PropertyID, _ places: Range<Int>) {
      self.property = property
      range =
        UInt32(
          truncatingIfNeeded: places.lowerBound)..<UInt32(truncatingIfNeeded: places.upperBound)
    }

    /// Where its declarations stand in ``DeclarationGroups/order``.
    var places: Range<Int> { Int(range.lowerBound)..<Int(range.upperBound) }
    /// How many declarations it has; at least one.
    package var count: Int { places.count }
  }

  package private(set) var rows = Column<Row, Row>()
  package private(set) var cells = Column<Cell, Cell>()
  /// All properties in the order of their bytes.
  private let properties: [PropertyID]
  /// For each property its place in that order.
  let propertyRanks: Column<Program.Property, UInt32>
  /// The declarations of all cells, one cell after the other.
  private(set) var order: [DeclarationID] = []
  private var rowsByPath: Column<Program.Path, OptionalID<Row>>

  /// The row of a path; nil for one that no rule names.
  package func row(of path: PathID) -> Row? { rowsByPath[path].id.map { rows[$0] } }

  /// The declarations of a cell, in source order.
  package func declarations(of cell: Cell) -> ArraySlice<DeclarationID> { order[cell.places] }

  /// Properties in the order of their bytes.
  package func sorted(_ properties: [PropertyID]) -> [PropertyID] {
    properties.sorted { propertyRanks[$0] < propertyRanks[$1] }
  }

  /// Linear in the declarations, but for sorting the paths.
  init(_ program: Program, _ registry: Registry) {
    properties = NameOrder.sorted(Array(program.properties.ids), in: program.properties)
    var ranks = Column<Program.Property, UInt32>(repeating: 0, count: properties.count)
    for (rank, property) in properties.enumerated() {
      ranks[property] = UInt32(truncatingIfNeeded: rank)
    }
    propertyRanks = ranks
    rowsByPath = Column(repeating: .none, count: program.paths.count)
    addRows(program, registry)
    addCells(program)
  }

  private mutating func addRows(_ program: Program, _ registry: Registry) {
    var environments = Column<Program.Path, EnvironmentSet>(
      repeating: [], count: program.paths.count)
    var firstSelectors = Column<Program.Path, OptionalID<Program.Selector>>(
      repeating: .none, count: program.paths.count)
    for id in program.selectors.ids {
      let selector = program.selectors[id]
      if firstSelectors[selector.path] == .none { firstSelectors[selector.path] = OptionalID(id) }
      environments[selector.path].formUnion(selector.environments)
    }
    let named = program.paths.ids.filter { firstSelectors[$0] != .none }
    rows.reserveCapacity(named.count)
    let known = Column<Program.Path, ID<Registry.Path>?>(
      registry.resolvePaths(of: program.paths.table))
    for path in NameOrder.sorted(named, in: program.paths) {
      guard let first = firstSelectors[path].id else { continue }
      let row = rows.append(
        Row(
          path: path, cells: IDRange(cells.endID, upTo: cells.endID),
          environments: environments[path], firstSelector: first,
          known: known[path]))
      rowsByPath[path] = OptionalID(row)
    }
  }

  /// Puts the declarations into the order of the rows, those of a row into that of their properties.
  ///
  /// Returns where those of each row stand, and the rank of each declaration's property.
  private mutating func sort(_ program: Program) -> (byRow: Sorted, ranks: Numbers) {
    // Local names: the loop would otherwise read each column through `self`.
    let (all, propertyRanks, rowsByPath) = (program.declarations, propertyRanks, rowsByPath)
    var ranks = Numbers(repeating: 0, count: all.count)
    var rowNumbers = Numbers(repeating: 0, count: all.count)
    for id in all.ids {
      ranks[id] = propertyRanks[all.property(of: id)]
      // Every path of a declaration has a row; if not, the declaration would stand after the last one.
      rowNumbers[id] = rowsByPath[all.path(of: id)].id?.rawValue ?? rows.endID.rawValue
    }
    let byProperty = Sorted(all.ids, by: ranks, below: program.properties.count)
    let byRow = Sorted(byProperty.ids, by: rowNumbers, below: rows.count + 1)
    order = byRow.ids
    return (byRow, ranks)
  }

  private typealias Sorted = CountingSort<Program.Declaration>
  /// A number for each declaration.
  private typealias Numbers = Column<Program.Declaration, UInt32>

  private mutating func addCells(_ program: Program) {
    let (byRow, ranks) = sort(program)
    let order = order
    var cells = Column<Cell, Cell>()
    cells.reserveCapacity(order.count)
    for row in rows.ids {
      let first = cells.endID
      let places = byRow.range(of: row.index)
      var start = places.lowerBound
      while start < places.upperBound {
        let rank = ranks[order[start]]
        var end = start + 1
        while end < places.upperBound, ranks[order[end]] == rank { end += 1 }
        cells.append(Cell(property: properties[Int(rank)], start..<end))
        start = end
      }
      rows[row].cells = IDRange(first, upTo: cells.endID)
    }
    self.cells = cells
  }
}
