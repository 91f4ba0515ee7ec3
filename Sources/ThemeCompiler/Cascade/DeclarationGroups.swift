package import ThemeBase
package import ThemeModel
package import ThemeTable

/// The declarations of a program by class path and property: a row for each path, a cell for each of its properties.
///
/// Paths and properties are in the order of their bytes, the declarations of a cell in source order.
package struct DeclarationGroups: Sendable {
  /// A class path that some rule names.
  package struct Row: Sendable {
    package var path: PathID
    package var cells: IDRange<Cell>
    /// The environments in which some rule names the path, with or without declarations.
    package var environments: EnvironmentSet
    /// The first selector that names it.
    package var firstSelector: SelectorID
    /// The number of the path in the registry; nil for one that no component declares, or of which only that is declared.
    package var known: ID<Registry.Path>?
  }

  /// The declarations of one cell.
  package typealias Declarations = IDList<DeclarationID>
  /// Tags the ids of cells: a cell is a property of a row.
  package enum Cell {}
  /// Tags the ids of slots in ``order``.
  package enum Slot {}

  package private(set) var rows = Column<Row, Row>()
  /// The first selector of each path that no component declares, in source order, as they lie in memory.
  package private(set) var undeclared = IDList<SelectorID>()
  /// The property of each cell.
  package private(set) var properties = IDColumn<Cell, PropertyID>()
  /// The cells with several declarations, in order: a few in most themes.
  package private(set) var contested = IDList<ID<Cell>>()
  /// The end of each cell's declarations in ``order``; they begin where those of the cell before end.
  private var ends = IDColumn<Cell, ID<Slot>>()
  /// For each property its place in the order of their bytes.
  let propertyRanks: Column<Program.Property, UInt32>
  /// The declarations of all cells, one cell after the other.
  package private(set) var order = IDColumn<Slot, DeclarationID>()
  private var rowsByPath: IDColumn<Program.Path, OptionalID<Row>>

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
  package func declarations(of cell: ID<Cell>) -> Declarations { order[slots(of: cell)] }

  /// The slots of a cell's declarations in ``order``.
  @inline(__always) func slots(of cell: ID<Cell>) -> IDRange<Slot> {
    let start = cell.index == 0 ? ID(index: 0) : ends[ID(index: cell.index - 1)]
    return IDRange(start, upTo: ends[cell])
  }

  /// A cell's declarations in the order of the cascade, the strongest first.
  ///
  /// An exact path wins over a pattern, then the later declaration over the earlier. There is no specificity, and a media
  /// condition only says where a declaration takes part.
  package func strongestFirst(_ cell: ID<Cell>, in program: Program) -> [DeclarationID] {
    let latestFirst = declarations(of: cell).reversed()
    return latestFirst.filter { !program.declarations[$0].isFromPattern }
      + latestFirst.filter { program.declarations[$0].isFromPattern }
  }

  /// Properties in the order of their bytes.
  package func sorted(_ properties: [PropertyID]) -> [PropertyID] {
    properties.sorted { propertyRanks[$0] < propertyRanks[$1] }
  }

  /// Linear in the declarations, but for sorting.
  ///
  /// `known` is the registry's answer for each path of the program.
  init(_ program: borrowing Program, _ registry: borrowing Registry, known: IDList<OptionalID<Registry.Path>>) {
    var ranks = Column<Program.Property, UInt32>(repeating: 0, count: program.properties.count)
    for (rank, property) in program.properties.sorted(program.properties.ids).enumerated() {
      ranks[property] = UInt32(truncatingIfNeeded: rank)
    }
    propertyRanks = ranks
    rowsByPath = IDColumn(repeating: .none, count: program.paths.count)
    addRows(program, registry, known)
    addCells(program)
  }

  private mutating func addRows(
    _ program: Program, _ registry: Registry, _ known: IDList<OptionalID<Registry.Path>>
  ) {
    var environments = Column<Program.Path, EnvironmentSet>(repeating: [], count: program.paths.count)
    var firstSelectors = IDColumn<Program.Path, OptionalID<Program.Selector>>(
      repeating: .none, count: program.paths.count)
    for id in program.selectors.ids {
      let selector = program.selectors[id]
      if firstSelectors[selector.path] == .none { firstSelectors[selector.path] = OptionalID(id) }
      environments[selector.path].formUnion(selector.environments)
    }
    for path in program.paths.ids where known[path.index] == .none {
      if let first = firstSelectors[path].id { undeclared.append(first) }
    }
    rows.reserveCapacity(program.paths.count)
    for path in program.paths.sorted(program.paths.ids) {
      guard let first = firstSelectors[path].id else { continue }
      let row = rows.append(
        Row(
          path: path, cells: IDRange(ID(index: 0), upTo: ID(index: 0)), environments: environments[path],
          firstSelector: first, known: known[path.index].id.flatMap { registry.isOpen($0) ? nil : $0 }))
      rowsByPath[path] = OptionalID(row)
    }
  }

  /// Puts the declarations into the order of the rows, those of a row into that of their properties, and those of a
  /// property into source order.
  private mutating func addCells(_ program: Program) {
    // Local names: the loops would otherwise read each column through `self`.
    let (propertyRanks, rowsByPath, declarations) = (propertyRanks, rowsByPath, program.declarations)
    // The end of each row's declarations, at first the start. Every path of a declaration has a row; if not, it is left out.
    var ends = Array(repeating: 0, count: rows.count + 1)
    for declaration in declarations.values {
      if let row = rowsByPath[declaration.path].id { ends[row.index + 1] += 1 }
    }
    for row in rows.ids { ends[row.index + 1] += ends[row.index] }
    var keys = [UInt64](repeating: 0, count: ends[rows.count])
    for id in declarations.ids {
      guard let row = rowsByPath[declarations[id].path].id else { continue }
      keys[ends[row.index]] = UInt64(propertyRanks[declarations[id].property]) << 32 | UInt64(id.rawValue)
      ends[row.index] += 1
    }
    order.reserveCapacity(keys.count)
    properties.reserveCapacity(keys.count)
    self.ends.reserveCapacity(keys.count)
    var next = 0
    for row in rows.ids {
      let first = properties.endID
      let end = ends[row.index]
      keys.withUnsafeMutableBufferPointer { keys in
        var row = UnsafeMutableBufferPointer(rebasing: keys[next..<end])
        row.sort()
      }
      while next < end {
        let start = next
        while next < end, keys[next] >> 32 == keys[start] >> 32 {
          order.append(ID(rawValue: UInt32(truncatingIfNeeded: keys[next])))
          next += 1
        }
        if next - start > 1 { contested.append(properties.endID) }
        properties.append(declarations[order[ID(index: start)]].property)
        self.ends.append(order.endID)
      }
      rows[row].cells = IDRange(first, upTo: properties.endID)
    }
  }
}
