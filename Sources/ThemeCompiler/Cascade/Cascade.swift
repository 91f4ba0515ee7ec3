import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
import ThemeTable

/// Declarations to a table: of all declarations for a path and a property, the one that counts in each environment.
///
/// An exact path wins over a pattern, then the later declaration over the earlier; nothing else counts. There is no
/// specificity, and a media condition only says where a declaration takes part.
struct Cascade {
  private var resolver: DefinitionResolver
  private var meanings: PropertyMeanings
  private var typer: ValueTyper
  private var validator: Validator
  private var table = ResolvedTable()
  private var inheritance: Inheritance?

  /// Runs the cascade over a program whose definitions are resolved.
  ///
  /// What is among `reported` has been said of definitions already.
  static func run(
    _ resolver: DefinitionResolver, registry: Registry, typer: ValueTyper, target: Target,
    reported: Set<Validator.Reported>
  ) -> Checked<Outcome> {
    var cascade = Cascade(
      resolver: resolver, meanings: PropertyMeanings(registry), typer: typer,
      validator: Validator(registry, target: target, reported: reported))
    cascade.run()
    var diagnostics = cascade.resolver.diagnostics
    diagnostics.append(contentsOf: cascade.validator.diagnostics)
    diagnostics.append(contentsOf: cascade.inheritance?.diagnostics ?? DiagnosticList())
    let outcome = Outcome(
      table: cascade.table, program: cascade.resolver.program, used: cascade.resolver.used,
      literals: cascade.typer.literals, lineages: cascade.inheritance?.lineages ?? [:])
    return Checked(outcome, diagnostics)
  }

  /// The table, the program with all names that came up on the way, and the definitions that values use.
  struct Outcome: Sendable {
    var table: ResolvedTable
    var program: Program
    var used: Set<UInt32>
    var literals: [UInt32: [Compilation.Literal]]
    var lineages: [UInt32: [UInt32]]
  }

  private mutating func run() {
    checkReferences()
    let groups = DeclarationGroups(resolver.program)
    for path in NameOrder.sorted(groups.paths, in: resolver.program.names) {
      addRow(path, groups)
    }
    inheritance = Inheritance.complete(
      &table, names: &resolver.program.names, meanings.registry)
    table.values = typer.values
    let names = resolver.program.names
    table.names = NamePool(names)
  }

  /// Reports what is undefined, in source order, in losing declarations too.
  private mutating func checkReferences() {
    var last: Program.Place?
    for declaration in resolver.program.declarations where declaration.value.hasReferences {
      resolver.check(declaration, isFirst: declaration.place != last)
      last = declaration.place
    }
  }
}

// MARK: - Rows and cells

extension Cascade {
  private mutating func addRow(_ path: UInt32, _ groups: DeclarationGroups) {
    let names = resolver.program.names
    let known = meanings.registry.resolvePath(names.slice(path))
    if known == nil {
      validator.check(
        unknownClass: path, at: groups.firstPlace(of: path), in: resolver.program)
    }
    let start = UInt32(truncatingIfNeeded: table.cells.count)
    let runs = NameOrder.runs(of: groups.declarations(of: path), in: resolver.program)
    for run in runs { addCell(run, on: known) }
    validator.checkPairs(runs, of: path, isKnown: known != nil, in: resolver.program)
    table.rows.append(
      ResolvedTable.Row(
        path: path, cells: start..<UInt32(truncatingIfNeeded: table.cells.count),
        environments: groups.environments(of: path)))
  }

  /// The cell of one property from its declarations in source order.
  private mutating func addCell(_ declarations: ArraySlice<UInt32>, on path: UInt32?) {
    guard let first = declarations.first else { return }
    let property = resolver.program.declarations[Int(first)].property
    let meaning = meanings.meaning(of: property, on: path, in: resolver.program.names)
    for index in declarations { validate(index, meaning, on: path) }
    if declarations.count > 1 { validator.checkOrder(of: declarations, in: resolver.program) }
    let start = table.variants.count
    var rest = EnvironmentSet.all
    for isFromPattern in [false, true] {
      for index in declarations.reversed() where !rest.isEmpty {
        let declaration = resolver.program.declarations[Int(index)]
        guard declaration.isFromPattern == isFromPattern else { continue }
        addVariants(of: declaration, index, meaning, in: rest)
        rest = rest.subtracting(declaration.environments)
      }
    }
    guard table.variants.count > start else { return }
    sortVariants(from: start)
    table.cells.append(
      ResolvedTable.Cell(
        property: property,
        variants: UInt32(
          truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: table.variants.count)))
  }

  /// Checks a declaration, whether it wins or not.
  private mutating func validate(
    _ index: UInt32, _ meaning: PropertyMeanings.Meaning, on path: UInt32?
  ) {
    let declaration = resolver.program.declarations[Int(index)]
    validator.check(declaration, meaning, on: path, in: resolver.program)
    for part in resolver.resolve(declaration) {
      let outcome = outcome(of: part, meaning)
      guard !declaration.value.isMalformed else { continue }
      validator.report(
        outcome, at: ValueSite(declaration, part, in: resolver.program), grammar: meaning.grammar)
    }
  }

  private mutating func outcome(
    of part: ResolvedText.Part, _ meaning: PropertyMeanings.Meaning
  ) -> ValueTyper.Outcome {
    typer.outcome(
      of: part.text, in: resolver.program.names, under: meaning.grammar, meanings.grammars)
  }

  private mutating func addVariants(
    of declaration: Program.Declaration, _ index: UInt32, _ meaning: PropertyMeanings.Meaning,
    in rest: EnvironmentSet
  ) {
    for part in resolver.resolve(declaration) {
      let reach = part.environments.intersection(rest)
      guard !reach.isEmpty else { continue }
      for typed in outcome(of: part, meaning).typed {
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
