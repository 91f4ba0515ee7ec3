package import ThemeBase
package import ThemeModel
package import ThemeTable

/// The declarations of a program by class path and property: a row for each path, a cell for each of its properties.
///
/// Paths and properties are in the order of their bytes, the declarations of a cell in source order. Nothing is hashed:
/// two counting sorts, by the ranks of the properties and then by the paths.
package struct DeclarationGroups: Sendable {
  /// A class path that some rule names.
  package struct Row: Sendable {
    package var path: PathID
    package var cells: IDRange<Cell>
    /// The environments in which some rule names the path, with or without declarations.
    package var environments: EnvironmentSet
    /// The first selector that names it.
    package var firstSelector: SelectorID
    /// The number of the path in the registry; nil for one that no component declares.
    package var known: ID<Registry.Path>?
  }

  /// Tags the ids of cells: a cell is a property of a row.
  package enum Cell {}
  /// Tags the ids of slots in ``order``.
  package enum Slot {}

  package private(set) var rows = Column<Row, Row>()
  /// The first selector of each path that no component declares, in source order, as they lie in memory.
  package private(set) var undeclared: [SelectorID] = []
  /// The property of each cell.
  package private(set) var properties = Column<Cell, PropertyID>()
  /// The cells with several declarations, in order: a few in most themes.
  package private(set) var contested: [ID<Cell>] = []
  /// The end of each cell's declarations in ``order``; they begin where those of the cell before end.
  private var ends = Column<Cell, ID<Slot>>()
  /// All properties in the order of their bytes.
  private let sortedProperties: [PropertyID]
  /// For each property its place in that order.
  let propertyRanks: Column<Program.Property, UInt32>
  /// The declarations of all cells, one cell after the other.
  private(set) var order = Column<Slot, DeclarationID>()
  private var rowsByPath: Column<Program.Path, OptionalID<Row>>

  /// The row of a path; nil for one that no rule names.
  package func row(of path: PathID) -> Row? { rowsByPath[path].id.map { rows[$0] } }

  /// The cell of a property of a path; nil for one that no rule declares.
  ///
  /// Takes logarithmic time in the properties of the path.
  package func cell(_ property: PropertyID, of path: PathID) -> ID<Cell>? {
    guard let cells = row(of: path)?.cells else { return nil }
    let rank = propertyRanks[property]
    let index = cells.partitionPoint { propertyRanks[properties[$0]] < rank }
    return index < cells.endIndex && properties[cells[index]] == property ? cells[index] : nil
  }

  /// All cells, those of a row one after the other.
  package var cells: IDRange<Cell> { properties.ids }

  /// The declarations of a cell, in source order; at least one.
  package func declarations(of cell: ID<Cell>) -> ArraySlice<DeclarationID> { order[slots(of: cell)] }

  /// The slots of a cell's declarations in ``order``.
  @inline(__always) func slots(of cell: ID<Cell>) -> IDRange<Slot> {
    let start = cell.index == 0 ? ID(index: 0) : ends[ID(index: cell.index - 1)]
    return IDRange(start, upTo: ends[cell])
  }

  /// Properties in the order of their bytes.
  package func sorted(_ properties: [PropertyID]) -> [PropertyID] {
    properties.sorted { propertyRanks[$0] < propertyRanks[$1] }
  }

  /// Linear in the declarations, but for sorting the paths.
  init(_ program: Program, _ registry: Registry) {
    sortedProperties = NameOrder.sorted(Array(program.properties.ids), in: program.properties)
    var ranks = Column<Program.Property, UInt32>(repeating: 0, count: sortedProperties.count)
    for (rank, property) in sortedProperties.enumerated() { ranks[property] = UInt32(truncatingIfNeeded: rank) }
    propertyRanks = ranks
    rowsByPath = Column(repeating: .none, count: program.paths.count)
    addRows(program, registry)
    addCells(program)
  }

  private mutating func addRows(_ program: Program, _ registry: Registry) {
    var environments = Column<Program.Path, EnvironmentSet>(repeating: [], count: program.paths.count)
    var firstSelectors = Column<Program.Path, OptionalID<Program.Selector>>(
      repeating: .none, count: program.paths.count)
    for id in program.selectors.ids {
      let selector = program.selectors[id]
      if firstSelectors[selector.path] == .none { firstSelectors[selector.path] = OptionalID(id) }
      environments[selector.path].formUnion(selector.environments)
    }
    let named = program.paths.ids.filter { firstSelectors[$0] != .none }
    rows.reserveCapacity(named.count)
    let known = Column<Program.Path, ID<Registry.Path>?>(registry.resolvePaths(of: program.paths.table))
    undeclared = named.compactMap { known[$0] == nil ? firstSelectors[$0].id : nil }
    for path in NameOrder.sorted(named, in: program.paths) {
      guard let first = firstSelectors[path].id else { continue }
      let row = rows.append(
        Row(
          path: path, cells: IDRange(ID(index: 0), upTo: ID(index: 0)), environments: environments[path],
          firstSelector: first, known: known[path]))
      rowsByPath[path] = OptionalID(row)
    }
  }

  /// Puts the declarations into the order of the rows, those of a row into that of their properties.
  ///
  /// Returns the range of those of each row, and the rank of each declaration's property.
  private mutating func sort(_ program: Program) -> (byRow: Sorted, ranks: Numbers) {
    // Local names: the loop would otherwise read each column through `self`.
    let (all, propertyRanks, rowsByPath) = (program.declarations, propertyRanks, rowsByPath)
    var ranks = Numbers(repeating: 0, count: all.count)
    var rowNumbers = Numbers(repeating: 0, count: all.count)
    for id in all.ids {
      ranks[id] = propertyRanks[all[id].property]
      // Every path of a declaration has a row; if not, the declaration would come after the last one.
      rowNumbers[id] = rowsByPath[all[id].path].id?.rawValue ?? rows.endID.rawValue
    }
    let byProperty = Sorted(all.ids, by: ranks, below: program.properties.count)
    let byRow = Sorted(byProperty.ids, by: rowNumbers, below: rows.count + 1)
    order = Column(byRow.ids)
    return (byRow, ranks)
  }

  private typealias Sorted = CountingSort<Program.Declaration>
  /// A number for each declaration.
  private typealias Numbers = Column<Program.Declaration, UInt32>

  private mutating func addCells(_ program: Program) {
    let (byRow, ranks) = sort(program)
    let order = order.values
    // At most one cell for each declaration.
    var properties = Column<Cell, PropertyID>()
    var ends = Column<Cell, ID<Slot>>()
    properties.reserveCapacity(order.count)
    ends.reserveCapacity(order.count)
    for row in rows.ids {
      let first = properties.endID
      let slots = byRow.range(of: row.index)
      var start = slots.lowerBound
      while start < slots.upperBound {
        let rank = ranks[order[start]]
        var end = start + 1
        while end < slots.upperBound, ranks[order[end]] == rank { end += 1 }
        if end - start > 1 { contested.append(properties.endID) }
        properties.append(sortedProperties[Int(rank)])
        ends.append(ID(index: end))
        start = end
      }
      rows[row].cells = IDRange(first, upTo: properties.endID)
    }
    self.properties = properties
    self.ends = ends
  }
}
