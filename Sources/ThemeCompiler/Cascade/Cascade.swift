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
    // Mostly one for each cell, and one more where another declaration holds in other environments.
    table.variants.reserveCapacity(typed.groups.cells.count + typed.groups.contested.count)
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
  private mutating func addCell(_ id: ID<DeclarationGroups.Cell>) {
    let places = typed.groups.places(of: id)
    let start = table.variants.endTableIndex
    if places.count == 1 {
      addVariants(
        of: typed.groups.order[places.lowerBound], typed.meanings[id], in: .all)
    } else {
      addVariants(of: typed.groups.order[places], typed.meanings[id])
    }
    let end = table.variants.endTableIndex
    guard end > start else { return }
    if end.place - start.place > 1 { table.variants[start.place...].sort { $0.precedes($1) } }
    table.cells.append(
      ResolvedTable.Cell(
        property: names.number(of: typed.groups.properties[id]), variants: start..<end))
  }

  /// Gives each declaration of a cell, the strongest first, the environments that are left.
  ///
  /// They are in source order, and the later is the stronger, but exact paths come before patterns.
  private mutating func addVariants(
    of declarations: ArraySlice<DeclarationID>, _ grammar: GrammarID?
  ) {
    var rest = EnvironmentSet.all
    for isFromPattern in [false, true] {
      for id in declarations.reversed()
      where typed.program.declarations.isFromPattern(id) == isFromPattern {
        addVariants(of: id, grammar, in: rest)
        rest = rest.subtracting(typed.program.declarations.environments(of: id))
        if rest.isEmpty { return }
      }
    }
  }

  /// Adds what a declaration says in some environments.
  @inline(__always)
  private mutating func addVariants(
    of id: DeclarationID, _ grammar: GrammarID?, in rest: EnvironmentSet
  ) {
    let reach = typed.program.declarations.environments(of: id).intersection(rest)
    guard !reach.isEmpty else { return }
    guard let outcome = typed.outcome(of: id), let only = typed.values.single(outcome) else {
      return addParts(of: id, grammar, in: reach)
    }
    append(
      only.value, typed.values.text(of: outcome), from: id,
      in: only.environments.intersection(reach))
  }

  /// Adds what a declaration says that depends on the environment.
  private mutating func addParts(
    of id: DeclarationID, _ grammar: GrammarID?, in reach: EnvironmentSet
  ) {
    if let outcome = typed.outcome(of: id) { return addValues(of: outcome, from: id, in: reach) }
    for part in typed.resolved.expandedParts(of: typed.program.declarations[id]) {
      guard let outcome = typed.values.outcome(of: part.text, under: grammar) else { continue }
      addValues(of: outcome, from: id, in: part.environments.intersection(reach))
    }
  }

  private mutating func addValues(
    of outcome: ID<ValueTable.Outcome>, from id: DeclarationID, in reach: EnvironmentSet
  ) {
    let text = typed.values.text(of: outcome)
    for typed in typed.values.typed(outcome) {
      append(typed.value, text, from: id, in: typed.environments.intersection(reach))
    }
  }

  @inline(__always)
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
