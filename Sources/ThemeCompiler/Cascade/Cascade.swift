import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
package import ThemeTable

/// Decides what wins: of all declarations for a path and a property, the one that counts in each environment.
///
/// The order is that of ``CascadeKey``. Earlier passes have read and reported the values.
package struct Cascade {
  private let typed: TypedProgram
  private let names: TableNames
  private var table = ResolvedTable()
  /// The declarations of one cell, the strongest first.
  private var keys: [CascadeKey] = []

  /// The table of what each class itself declares.
  ///
  /// Linear in the declarations.
  package static func run(_ typed: TypedProgram, _ names: TableNames) -> ResolvedTable {
    var cascade = Cascade(typed, names)
    for row in typed.groups.rows.values { cascade.addRow(row) }
    return cascade.table
  }

  private init(_ typed: TypedProgram, _ names: TableNames) {
    self.typed = typed
    self.names = names
    table.rows.reserveCapacity(typed.groups.rows.count)
    table.cells.reserveCapacity(typed.groups.cells.count)
    table.variants.reserveCapacity(typed.program.declarations.count)
    table.values = typed.values.values.values.values
  }

  private mutating func addRow(_ row: DeclarationGroups.Row) {
    let start = table.cells.endTableIndex
    for cell in row.cells { addCell(cell) }
    table.rows.append(
      ResolvedTable.Row(
        path: names.number(of: row.path),
        cells: start..<table.cells.endTableIndex,
        environments: row.environments))
  }

  /// Adds the cell of one property.
  ///
  /// Each declaration, the strongest first, gets the environments that are left.
  private mutating func addCell(_ id: ID<DeclarationGroups.Cell>) {
    let cell = typed.groups.cells[id]
    let grammar = typed.meanings[id].grammar
    let start = table.variants.endTableIndex
    let declarations = typed.groups.declarations(of: cell)
    if declarations.count == 1, let only = declarations.first {
      addVariants(of: only, grammar, in: .all)
    } else {
      addVariants(of: declarations, grammar)
    }
    let end = table.variants.endTableIndex
    guard end > start else { return }
    if (start..<end).count > 1 { table.variants[start.place...].sort { $0.precedes($1) } }
    table.cells.append(
      ResolvedTable.Cell(
        property: names.number(of: cell.property),
        variants: start..<end))
  }

  private mutating func addVariants(
    of declarations: ArraySlice<DeclarationID>, _ grammar: GrammarID?
  ) {
    keys.removeAll(keepingCapacity: true)
    for id in declarations {
      keys.append(CascadeKey(id, isFromPattern: typed.program.declarations[id].isFromPattern))
    }
    // In source order already, but for exact paths before patterns.
    keys.sort()
    var rest = EnvironmentSet.all
    for key in keys.reversed() {
      addVariants(of: key.declaration, grammar, in: rest)
      rest = rest.subtracting(typed.program.declarations[key.declaration].environments)
      if rest.isEmpty { break }
    }
  }

  /// Adds what a declaration says in some environments.
  private mutating func addVariants(
    of id: DeclarationID, _ grammar: GrammarID?, in rest: EnvironmentSet
  ) {
    let declaration = typed.program.declarations[id]
    let reach = declaration.environments.intersection(rest)
    guard !reach.isEmpty else { return }
    if let outcome = typed.outcome(of: id) {
      return addVariants(outcome, declaration.value.text, from: id, in: reach)
    }
    for part in typed.resolved.expandedParts(of: declaration) {
      guard let outcome = typed.values.outcome(of: part.text, under: grammar) else { continue }
      addVariants(outcome, part.text, from: id, in: part.environments.intersection(reach))
    }
  }

  private mutating func addVariants(
    _ outcome: ID<ValueTable.Outcome>, _ text: TextID, from id: DeclarationID,
    in reach: EnvironmentSet
  ) {
    if let only = typed.values.single(outcome) {
      return append(only.value, text, from: id, in: only.environments.intersection(reach))
    }
    for typed in typed.values.typed(outcome) {
      append(typed.value, text, from: id, in: typed.environments.intersection(reach))
    }
  }

  private mutating func append(
    _ value: ID<StyleValue>, _ text: TextID, from id: DeclarationID,
    in environments: EnvironmentSet
  ) {
    guard !environments.isEmpty else { return }
    table.variants.append(
      ResolvedTable.Variant(
        environments: environments, value: TableIndex(rawValue: value.rawValue),
        text: names.number(of: text), origin: TableIndex(rawValue: id.rawValue)))
  }
}

extension ResolvedTable.Variant {
  /// The order of the variants of a cell: that of their lowest environments.
  func precedes(_ other: Self) -> Bool {
    environments.bits.trailingZeroBitCount < other.environments.bits.trailingZeroBitCount
  }

  /// The declaration that won.
  package var declaration: DeclarationID { ID(rawValue: origin.rawValue) }
}
