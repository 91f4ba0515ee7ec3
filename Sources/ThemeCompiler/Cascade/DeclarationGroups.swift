package import ThemeDiagnostics
package import ThemeRegistry
import ThemeSyntax
package import ThemeTable

/// The declarations of a program by class path and property: a row for each path, a cell for each of its properties.
///
/// Paths and properties stand in the order of their bytes, the declarations of a cell in source order. Nothing is hashed:
/// a counting sort over the paths, then each path's few declarations by the ranks of their properties.
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
    fileprivate var declarations: Range<UInt32>

    /// How many declarations it has; at least one.
    package var count: Int { declarations.count }
  }

  package private(set) var rows = Column<Row, Row>()
  package private(set) var cells = Column<Cell, Cell>()
  /// For each property its place in the order of their bytes.
  let propertyRanks: Column<Program.Property, UInt32>
  private var order: [DeclarationID] = []
  private var rowsByPath: Column<Program.Path, ID<Row>?>

  /// The row of a path; nil for one that no rule names.
  package func row(of path: PathID) -> Row? { rowsByPath[path].map { rows[$0] } }

  /// The declarations of a cell, in source order.
  package func declarations(of cell: Cell) -> ArraySlice<DeclarationID> {
    order[Int(cell.declarations.lowerBound)..<Int(cell.declarations.upperBound)]
  }

  /// Properties in the order of their bytes.
  package func sorted(_ properties: [PropertyID]) -> [PropertyID] {
    properties.sorted { propertyRanks[$0] < propertyRanks[$1] }
  }

  /// Linear in the declarations, but for sorting the paths.
  init(_ program: Program, _ registry: Registry) {
    propertyRanks = NameOrder.ranks(in: program.properties)
    rowsByPath = Column(repeating: nil, count: program.paths.count)
    addRows(program, registry)
    let ends = sortByPath(program)
    cells.reserveCapacity(program.declarations.count)
    for row in rows.ids {
      let start = row.index == 0 ? 0 : Int(ends[row.index - 1])
      sortByProperty(start..<Int(ends[row.index]), program)
      addCells(of: row, start..<Int(ends[row.index]), program)
    }
  }

  private mutating func addRows(_ program: Program, _ registry: Registry) {
    var environments = Column<Program.Path, EnvironmentSet>(
      repeating: [], count: program.paths.count)
    var firstSelectors = Column<Program.Path, SelectorID?>(
      repeating: nil, count: program.paths.count)
    for id in program.selectors.ids {
      let selector = program.selectors[id]
      if firstSelectors[selector.path] == nil { firstSelectors[selector.path] = id }
      environments[selector.path] = environments[selector.path].union(selector.environments)
    }
    let named = program.paths.ids.filter { firstSelectors[$0] != nil }
    rows.reserveCapacity(named.count)
    for path in NameOrder.sorted(named, in: program.paths) {
      guard let first = firstSelectors[path] else { continue }
      rowsByPath[path] = rows.append(
        Row(
          path: path, cells: IDRange(cells.endID, upTo: cells.endID),
          environments: environments[path], firstSelector: first,
          known: registry.resolvePath(program.paths.slice(path))))
    }
  }

  /// Puts the declarations into the order of the rows, those of a row in source order; gives where each row ends.
  private mutating func sortByPath(_ program: Program) -> [UInt32] {
    var ends = [UInt32](repeating: 0, count: rows.count + 1)
    for declaration in program.declarations.values {
      if let row = rowsByPath[declaration.path] { ends[row.index + 1] += 1 }
    }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    order = Array(repeating: DeclarationID(index: 0), count: program.declarations.count)
    for id in program.declarations.ids {
      guard let row = rowsByPath[program.declarations[id].path]?.index else { continue }
      order[Int(ends[row])] = id
      ends[row] += 1
    }
    return ends
  }

  /// Sorts some declarations by their properties' ranks; stable, because their numbers decide between equal ones.
  private mutating func sortByProperty(_ range: Range<Int>, _ program: Program) {
    guard range.count > 1 else { return }
    func key(_ id: DeclarationID) -> UInt64 {
      UInt64(propertyRanks[program.declarations[id].property]) << 32 | UInt64(id.rawValue)
    }
    guard range.count <= 16 else { return order[range].sort { key($0) < key($1) } }
    for place in range.dropFirst() {
      let moved = order[place]
      let movedKey = key(moved)
      var hole = place
      while hole > range.lowerBound, key(order[hole - 1]) > movedKey {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = moved
    }
  }

  private mutating func addCells(of row: ID<Row>, _ range: Range<Int>, _ program: Program) {
    let first = cells.endID
    var start = range.lowerBound
    while start < range.upperBound {
      let property = program.declarations[order[start]].property
      var end = start + 1
      while end < range.upperBound, program.declarations[order[end]].property == property {
        end += 1
      }
      cells.append(
        Cell(
          property: property,
          declarations: UInt32(truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: end)))
      start = end
    }
    rows[row].cells = IDRange(first, upTo: cells.endID)
  }
}
