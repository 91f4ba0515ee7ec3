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
    var keys: [Key] = []
    let ends = sortByPath(program, &keys)
    cells.reserveCapacity(program.declarations.count)
    for row in rows.ids {
      let range = (row.index == 0 ? 0 : Int(ends[row.index - 1]))..<Int(ends[row.index])
      Self.sort(&keys, range)
      addCells(of: row, range, keys, program)
    }
    order = keys.map(\.declaration)
  }

  /// A declaration with the rank of its property: the order of the declarations of a row.
  private struct Key: Comparable {
    private let rawValue: UInt64

    init(_ declaration: DeclarationID, rank: UInt32) {
      rawValue = UInt64(rank) << 32 | UInt64(declaration.rawValue)
    }

    var declaration: DeclarationID { ID(rawValue: UInt32(truncatingIfNeeded: rawValue)) }
    var rank: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 32) }

    static func < (left: Key, right: Key) -> Bool { left.rawValue < right.rawValue }
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
    let known = Column<Program.Path, ID<Registry.Path>?>(
      registry.resolvePaths(of: program.paths.table))
    for path in NameOrder.sorted(named, in: program.paths) {
      guard let first = firstSelectors[path] else { continue }
      rowsByPath[path] = rows.append(
        Row(
          path: path, cells: IDRange(cells.endID, upTo: cells.endID),
          environments: environments[path], firstSelector: first,
          known: known[path]))
    }
  }

  /// Sorts the declarations by row, those of a row in source order, and returns the end of each row.
  private func sortByPath(_ program: Program, _ keys: inout [Key]) -> [UInt32] {
    var ends = [UInt32](repeating: 0, count: rows.count + 1)
    for declaration in program.declarations.values {
      if let row = rowsByPath[declaration.path] { ends[row.index + 1] += 1 }
    }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    let none = Key(DeclarationID(index: 0), rank: 0)
    keys = Array(repeating: none, count: Int(ends.last ?? 0))
    for id in program.declarations.ids {
      let declaration = program.declarations[id]
      guard let row = rowsByPath[declaration.path]?.index else { continue }
      keys[Int(ends[row])] = Key(id, rank: propertyRanks[declaration.property])
      ends[row] += 1
    }
    return ends
  }

  /// Sorts some declarations by their properties' ranks; stable, because their numbers decide between equal ones.
  private static func sort(_ keys: inout [Key], _ range: Range<Int>) {
    guard range.count > 1 else { return }
    guard range.count <= 24 else { return keys[range].sort() }
    for place in range.dropFirst() {
      let moved = keys[place]
      var hole = place
      while hole > range.lowerBound, moved < keys[hole - 1] {
        keys[hole] = keys[hole - 1]
        hole -= 1
      }
      keys[hole] = moved
    }
  }

  private mutating func addCells(
    of row: ID<Row>, _ range: Range<Int>, _ keys: [Key], _ program: Program
  ) {
    let first = cells.endID
    var start = range.lowerBound
    while start < range.upperBound {
      let rank = keys[start].rank
      var end = start + 1
      while end < range.upperBound, keys[end].rank == rank { end += 1 }
      cells.append(
        Cell(
          property: program.declarations[keys[start].declaration].property,
          declarations: UInt32(truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: end)))
      start = end
    }
    rows[row].cells = IDRange(first, upTo: cells.endID)
  }
}
