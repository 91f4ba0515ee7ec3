import ThemeBase
import ThemeModel
import ThemeSyntax
package import ThemeTable

/// Decides what wins: of all declarations for a path and a property, the one that applies in each environment.
///
/// The order is that of ``DeclarationGroups/strongestFirst(_:in:)``. Earlier passes have read and reported the values.
struct Cascade {
  private let typed: TypedProgram
  private let names: TableNames
  private var table = TableRows()

  /// Returns the rows with what each class itself declares.
  ///
  /// Linear in the declarations.
  static func run(_ typed: TypedProgram, _ names: TableNames) -> TableRows {
    var cascade = Cascade(typed, names)
    for row in typed.groups.rows.values { cascade.addRow(row) }
    return cascade.table
  }

  private init(_ typed: TypedProgram, _ names: TableNames) {
    self.typed = typed
    self.names = names
    table.rows.reserveCapacity(typed.groups.rows.count)
    table.cells.reserveCapacity(typed.groups.cells.count)
    // Mostly one for each cell, and one more where another declaration holds in other environments.
    table.variants.reserveCapacity(typed.groups.cells.count + typed.groups.contested.count)
  }

  private mutating func addRow(_ row: DeclarationGroups.Row) {
    let start = table.cells.endTableIndex
    for cell in row.cells { addCell(cell) }
    table.rows.append(
      ResolvedTable.Row(
        path: names.number(of: row.path), cells: start..<table.cells.endTableIndex, environments: row.environments))
  }

  /// Adds the cell of one property.
  @inline(__always) private mutating func addCell(_ id: ID<DeclarationGroups.Cell>) {
    let slots = typed.groups.slots(of: id)
    let start = table.variants.endTableIndex
    if slots.count == 1 {
      let declaration = typed.groups.order[slots.start]
      addVariants(of: declaration, in: typed.program.declarations[declaration].environments, id)
    } else {
      addVariants(ofAll: id)
    }
    let end = table.variants.endTableIndex
    guard end > start else { return }
    if end.index - start.index > 1 { table.sortVariants(from: start) }
    table.cells.append(
      ResolvedTable.Cell(property: names.number(of: typed.groups.properties[id]), variants: start..<end))
  }

  /// Gives each declaration of a cell, the strongest first, the environments that are left.
  private mutating func addVariants(ofAll cell: ID<DeclarationGroups.Cell>) {
    var rest = EnvironmentSet.all
    for declaration in typed.groups.strongestFirst(cell, in: typed.program) {
      let environments = typed.program.declarations[declaration].environments
      addVariants(of: declaration, in: environments.intersection(rest), cell)
      rest = rest.subtracting(environments)
      if rest.isEmpty { return }
    }
  }

  /// Adds what a declaration says in some of its environments.
  @inline(__always) private mutating func addVariants(
    of id: DeclarationID, in reach: EnvironmentSet, _ cell: ID<DeclarationGroups.Cell>
  ) {
    guard !reach.isEmpty else { return }
    guard let outcome = typed.readings.outcome(of: id) else { return addParts(of: id, in: reach, typed.meanings[cell]) }
    let entry = typed.values[outcome]
    if let value = entry.value.id {
      append(value, entry.text, from: id, in: reach)
    } else {
      addValues(of: outcome, from: id, in: reach)
    }
  }

  /// Adds what a declaration says whose text depends on the environment.
  private mutating func addParts(of id: DeclarationID, in reach: EnvironmentSet, _ grammar: GrammarID?) {
    for part in typed.resolved.expandedParts(of: typed.program.declarations[id]) {
      guard let outcome = typed.values.outcome(of: part.text, under: grammar) else { continue }
      addValues(of: outcome, from: id, in: part.environments.intersection(reach))
    }
  }

  /// Adds the values of a text.
  private mutating func addValues(of outcome: ID<ValueTable.Outcome>, from id: DeclarationID, in reach: EnvironmentSet)
  {
    let text = typed.values[outcome].text
    for typed in typed.values.values(of: outcome) {
      let common = typed.environments.intersection(reach)
      if !common.isEmpty { append(typed.value, text, from: id, in: common) }
    }
  }

  @inline(__always) private mutating func append(
    _ value: ID<StyleValue>, _ text: TextID, from id: DeclarationID, in environments: EnvironmentSet
  ) {
    table.variants.append(
      ResolvedTable.Variant(
        environments: environments, value: TableIndex(rawValue: value.rawValue), text: names.number(of: text),
        origin: TableIndex(rawValue: id.rawValue)))
  }
}

extension ResolvedTable.Variant {
  /// The declaration that won.
  package var declaration: DeclarationID { ID(rawValue: origin.rawValue) }
}

/// The rows of a table while its names are numbered as in the program.
struct TableRows {
  var rows: [ResolvedTable.Row] = []
  var cells: [ResolvedTable.Cell] = []
  var variants: [ResolvedTable.Variant] = []

  /// Puts the variants from a place on, all of one cell, into their order.
  mutating func sortVariants(from start: TableIndex<ResolvedTable.Variant>) {
    variants[start.index...].sort { $0.environments.lowest < $1.environments.lowest }
  }
}

extension ResolvedTable {
  /// The table of a theme, made of complete rows.
  init(_ rows: TableRows, of theme: TypedProgram, _ numbers: TableNames) {
    var pool = TableNames.pool(theme.program)
    let parts = PartLists.find(in: rows.rows, of: theme, numbers).map { list in
      Part(name: pool.append(list.part), classes: pool.append(list.classes))
    }
    self.init()
    names = pool
    values = theme.values.values
    self.parts = parts
    (self.rows, cells, variants) = (rows.rows, rows.cells, rows.variants)
  }
}

/// Which numbers the names of a program have in its table: paths come first, then properties, then texts.
package struct TableNames: Sendable {
  private let propertyStart: UInt32
  private let textStart: UInt32

  package init(_ program: borrowing Program) {
    propertyStart = UInt32(truncatingIfNeeded: program.paths.count)
    textStart = propertyStart + UInt32(truncatingIfNeeded: program.properties.count)
  }

  package func number(of path: PathID) -> TableName { TableName(rawValue: path.rawValue) }
  package func number(of property: PropertyID) -> TableName { TableName(rawValue: propertyStart + property.rawValue) }
  package func number(of text: TextID) -> TableName { TableName(rawValue: textStart + text.rawValue) }

  package func path(of row: ResolvedTable.Row) -> PathID { PathID(rawValue: row.path.rawValue) }
  package func property(of cell: ResolvedTable.Cell) -> PropertyID {
    PropertyID(rawValue: cell.property.rawValue - propertyStart)
  }
  package func text(of variant: ResolvedTable.Variant) -> TextID { TextID(rawValue: variant.text.rawValue - textStart) }

  /// All names under their numbers, with invalid UTF-8 repaired: values can hold any bytes.
  static func pool(_ program: Program) -> NamePool {
    let tables = [program.paths.table, program.properties.table, program.texts.table]
    var pool = NamePool()
    pool.bytes.reserveCapacity(tables.reduce(0) { $0 + $1.bytes.count })
    pool.ends.reserveCapacity(tables.reduce(0) { $0 + $1.count })
    for table in tables {
      // All bytes together: a search that ends early cannot look at several at once.
      guard table.bytes.reduce(0, |) < 0x80 else {
        for name in 0..<UInt32(truncatingIfNeeded: table.count) { pool.append(table[name]) }
        continue
      }
      let start = UInt32(truncatingIfNeeded: pool.bytes.count)
      pool.bytes += table.bytes
      pool.ends += table.ends.map { start &+ $0 }
    }
    return pool
  }
}
