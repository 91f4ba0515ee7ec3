import ThemeDiagnostics
import ThemeSyntax
import ThemeTable

/// Declarations to a table: of all declarations for a path and a property, the one that counts in each environment.
///
/// An exact path wins over a pattern, then the later declaration over the earlier; nothing else counts. There is no
/// specificity, and a media condition only says where a declaration takes part.
struct Cascade {
  private var resolver: DefinitionResolver
  private var typer: ValueTyper
  private var table = ResolvedTable()

  /// Runs the cascade over a program whose definitions are resolved.
  static func run(
    _ resolver: DefinitionResolver, typer: ValueTyper
  ) -> (table: ResolvedTable, diagnostics: DiagnosticList) {
    var cascade = Cascade(resolver: resolver, typer: typer)
    cascade.run()
    var diagnostics = cascade.resolver.diagnostics
    diagnostics.append(contentsOf: cascade.typer.diagnostics)
    return (cascade.table, diagnostics)
  }

  private init(resolver: DefinitionResolver, typer: ValueTyper) {
    self.resolver = resolver
    self.typer = typer
  }

  private mutating func run() {
    checkReferences()
    let groups = DeclarationGroups(resolver.program)
    let order = NameOrder.sorted(groups.paths, in: resolver.program.names)
    for path in order { addRow(path, groups) }
    table.values = typer.values
    let names = resolver.program.names
    table.names = NamePool(bytes: names.bytes, ends: names.ends)
  }

  /// Reports what is undefined, in source order, in losing declarations too.
  private mutating func checkReferences() {
    var last: Program.Place?
    for declaration in resolver.program.declarations where declaration.value.hasReferences {
      // A rule with several selectors declares the same thing several times.
      guard declaration.place != last else { continue }
      last = declaration.place
      _ = resolver.resolve(declaration, isReporting: true)
    }
  }

  private mutating func addRow(_ path: UInt32, _ groups: DeclarationGroups) {
    let start = UInt32(truncatingIfNeeded: table.cells.count)
    for property in NameOrder.runs(of: groups.declarations(of: path), in: resolver.program) {
      addCell(property)
    }
    table.rows.append(
      ResolvedTable.Row(
        path: path, cells: start..<UInt32(truncatingIfNeeded: table.cells.count),
        environments: groups.environments(of: path)))
  }

  /// The cell of one property from its declarations in source order.
  private mutating func addCell(_ declarations: ArraySlice<UInt32>) {
    guard let first = declarations.first else { return }
    let start = table.variants.count
    var rest = EnvironmentSet.all
    for isFromPattern in [false, true] {
      for index in declarations.reversed() where !rest.isEmpty {
        let declaration = resolver.program.declarations[Int(index)]
        guard declaration.isFromPattern == isFromPattern else { continue }
        addVariants(of: declaration, index, in: rest)
        rest = rest.subtracting(declaration.environments)
      }
    }
    guard table.variants.count > start else { return }
    sortVariants(from: start)
    let property = resolver.program.declarations[Int(first)].property
    table.cells.append(
      ResolvedTable.Cell(
        property: property,
        variants: UInt32(
          truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: table.variants.count)))
  }

  private mutating func addVariants(
    of declaration: Program.Declaration, _ index: UInt32, in rest: EnvironmentSet
  ) {
    for part in resolver.resolve(declaration, isReporting: false) {
      let reach = part.environments.intersection(rest)
      guard !reach.isEmpty else { continue }
      for typed in typer.type(part.text, of: declaration, in: resolver.program) {
        let environments = typed.environments.intersection(reach)
        guard !environments.isEmpty else { continue }
        table.variants.append(
          ResolvedTable.Variant(
            environments: environments, value: typed.value, text: part.text, origin: index))
      }
    }
  }

  private mutating func sortVariants(from start: Int) {
    guard table.variants.count - start > 1 else { return }
    table.variants[start...].sort {
      $0.environments.bits.trailingZeroBitCount < $1.environments.bits.trailingZeroBitCount
    }
  }
}
