import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// Declarations to a table: of all declarations for a path and a property, the one that counts in each environment.
///
/// An exact path wins over a pattern, then the later declaration over the earlier; nothing else counts. There is no
/// specificity, and a media condition only says where a declaration takes part.
///
/// The resolver, and the program in it, is handed from method to method: as a property of the cascade it would be copied
/// for each declaration.
struct Cascade {
  private var meanings: PropertyMeanings
  private var typer: ValueTyper
  private var validator: Validator
  private var table = ResolvedTable()
  private var inheritance: Inheritance?
  /// The texts of the declarations of one cell, in their order, and where those of each declaration end.
  private var readings: [Reading] = []
  private var ends: [Int] = []

  /// One part of a declaration's value.
  private struct Reading {
    var part: ResolvedText.Part
    /// What came of it, see ``ValueTyper``.
    var outcome: Int
  }

  /// Runs the cascade over a program whose definitions are resolved.
  ///
  /// What is among `reported` has been said of definitions already.
  static func run(
    _ resolver: DefinitionResolver, registry: Registry, typer: ValueTyper, target: Target,
    reported: Set<Validator.Reported>
  ) -> Checked<Outcome> {
    var resolver = resolver
    resolver.resolveDeclarations()
    var cascade = Cascade(
      meanings: PropertyMeanings(registry), typer: typer,
      validator: Validator(target: target, reported: reported))
    let groups = DeclarationGroups(resolver.program)
    cascade.run(resolver, groups)
    cascade.complete(&resolver.program.names)
    var diagnostics = resolver.diagnostics
    diagnostics.append(contentsOf: cascade.validator.diagnostics)
    diagnostics.append(contentsOf: cascade.inheritance?.diagnostics ?? DiagnosticList())
    let outcome = Outcome(
      table: cascade.table, program: resolver.program, used: resolver.used,
      literals: cascade.typer.literals, lineages: cascade.inheritance?.lineages ?? [:],
      groups: groups)
    return Checked(outcome, diagnostics)
  }

  /// The table, the program with all names that came up on the way, and the definitions that values use.
  struct Outcome: Sendable {
    var table: ResolvedTable
    var program: Program
    var used: Set<UInt32>
    var literals: [UInt32: [Compilation.Literal]]
    var lineages: [UInt32: [UInt32]]
    var groups: DeclarationGroups
  }

  private init(meanings: PropertyMeanings, typer: ValueTyper, validator: Validator) {
    self.meanings = meanings
    self.typer = typer
    self.validator = validator
  }

  private mutating func run(_ resolver: DefinitionResolver, _ groups: DeclarationGroups) {
    table.rows.reserveCapacity(groups.paths.count)
    table.cells.reserveCapacity(resolver.program.declarations.count)
    table.variants.reserveCapacity(resolver.program.declarations.count)
    for path in NameOrder.sorted(groups.paths, in: resolver.program.names) {
      addRow(path, groups, resolver)
    }
    table.values = typer.values
  }

  /// Adds what classes have of their bases, and the names of everything.
  private mutating func complete(_ names: inout NameTable) {
    inheritance = Inheritance.complete(&table, names: &names, meanings.registry)
    table.names = NamePool(names)
    PartLists.add(to: &table, from: meanings.registry)
  }
}

// MARK: - Rows and cells

extension Cascade {
  private mutating func addRow(
    _ path: UInt32, _ groups: DeclarationGroups, _ resolver: DefinitionResolver
  ) {
    let known = meanings.registry.resolvePath(resolver.program.names.slice(path))
    let start = UInt32(truncatingIfNeeded: table.cells.count)
    var rest = groups.declarations(of: path)
    while let next = rest.first {
      let property = resolver.program.declarations[Int(next)].property
      let run = rest.prefix { resolver.program.declarations[Int($0)].property == property }
      addCell(property, run, on: known, resolver)
      rest = rest[run.endIndex...]
    }
    table.rows.append(
      ResolvedTable.Row(
        path: path, cells: start..<UInt32(truncatingIfNeeded: table.cells.count),
        environments: groups.environments(of: path)))
  }

  /// The cell of one property from its declarations in source order.
  private mutating func addCell(
    _ property: UInt32, _ declarations: ArraySlice<UInt32>, on path: UInt32?,
    _ resolver: DefinitionResolver
  ) {
    let meaning = meanings.meaning(of: property, on: path, in: resolver.program.names)
    readings.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    for index in declarations { read(index, meaning, resolver) }
    let start = table.variants.count
    var rest = EnvironmentSet.all
    addVariants(declarations, fromPatterns: false, in: &rest, resolver.program)
    addVariants(declarations, fromPatterns: true, in: &rest, resolver.program)
    guard table.variants.count > start else { return }
    sortVariants(from: start)
    table.cells.append(
      ResolvedTable.Cell(
        property: property,
        variants: UInt32(
          truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: table.variants.count)))
  }

  private mutating func sortVariants(from start: Int) {
    guard table.variants.count - start > 1 else { return }
    table.variants[start...].sort {
      $0.environments.bits.trailingZeroBitCount < $1.environments.bits.trailingZeroBitCount
    }
  }
}

// MARK: - Declarations

extension Cascade {
  /// Reads a declaration's value, whether the declaration wins or not.
  private mutating func read(
    _ index: UInt32, _ meaning: PropertyMeanings.Meaning, _ resolver: DefinitionResolver
  ) {
    let declaration = resolver.program.declarations[Int(index)]
    if declaration.value.hasReferences {
      for part in resolver.parts(of: declaration) {
        guard let part = part.restricted(to: declaration.environments) else { continue }
        read(part, of: declaration, meaning, resolver.program)
      }
    } else {
      let text = declaration.value.text
      read(
        ResolvedText.Part(environments: declaration.environments, text: text), of: declaration,
        meaning, resolver.program)
    }
    ends.append(readings.count)
  }

  private mutating func read(
    _ part: ResolvedText.Part, of declaration: Program.Declaration,
    _ meaning: PropertyMeanings.Meaning, _ program: Program
  ) {
    let outcome = typer.outcome(
      of: part.text, in: program.names, under: meaning.grammar, meanings.grammars)
    readings.append(Reading(part: part, outcome: outcome))
    guard !declaration.value.isMalformed, let remarks = typer.remarks(on: outcome) else { return }
    validator.report(
      remarks, of: declaration, part, grammar: meaning.grammar, in: program)
  }

  /// Adds what some declarations, the last first, give in the environments that are left.
  private mutating func addVariants(
    _ declarations: ArraySlice<UInt32>, fromPatterns: Bool, in rest: inout EnvironmentSet,
    _ program: Program
  ) {
    var number = declarations.count
    while number > 0, !rest.isEmpty {
      number -= 1
      let index = declarations[declarations.startIndex + number]
      let declaration = program.declarations[Int(index)]
      guard declaration.isFromPattern == fromPatterns else { continue }
      for reading in (number == 0 ? 0 : ends[number - 1])..<ends[number] {
        addVariants(of: readings[reading], from: index, in: rest)
      }
      rest = rest.subtracting(declaration.environments)
    }
  }

  private mutating func addVariants(
    of reading: Reading, from index: UInt32, in rest: EnvironmentSet
  ) {
    let reach = reading.part.environments.intersection(rest)
    guard !reach.isEmpty else { return }
    for number in typer.typed(of: reading.outcome) {
      let typed = typer.typed[number]
      let environments = typed.environments.intersection(reach)
      guard !environments.isEmpty else { continue }
      table.variants.append(
        ResolvedTable.Variant(
          environments: environments, value: typed.value, text: reading.part.text, origin: index))
    }
  }
}
