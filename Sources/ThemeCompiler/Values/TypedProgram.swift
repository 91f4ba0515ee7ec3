import ThemeDiagnostics
import ThemeSyntax
package import ThemeRegistry
import ThemeTable
import ThemeValues

/// A resolved program whose values are read as the types of their properties, those of declarations that lose too.
package struct TypedProgram: Sendable {
  package let resolved: ResolvedProgram
  /// The declarations by class path and property.
  package let groups: DeclarationGroups
  /// The type of each cell's property.
  package let meanings: PropertyMeanings
  /// The values of each text, by grammar.
  package let values: ValueTable
  /// What came of the value of each declaration that has only one text; empty when the cascade has run.
  private var outcomes: Column<Program.Declaration, OptionalID<ValueTable.Outcome>>
  /// What can be styled, with what the theme itself declares.
  package let registry: Registry

  package var program: Program { resolved.program }

  /// Linear in the declarations and the texts of their values.
  ///
  /// `groups` are those of the resolved program.
  init(
    _ resolved: ResolvedProgram, _ groups: DeclarationGroups, _ registry: Registry,
    _ reader: ValueReader
  ) {
    self.resolved = resolved
    self.registry = registry
    let program = resolved.program
    let meanings = PropertyMeanings(groups, of: program, registry)
    var values = ValueTable(reader, texts: program.texts.count, meanings.grammars)
    let declarations = program.declarations
    let grammars = Self.grammars(of: groups, meanings, count: declarations.count)
    var outcomes = Column<Program.Declaration, OptionalID<ValueTable.Outcome>>(
      repeating: .none, count: declarations.count)
    // In source order, in which the declarations lie in memory.
    for id in declarations.ids {
      let grammar = grammars[id].id
      if let text = resolved.onlyText(of: id) {
        outcomes[id] = OptionalID(values.read(text, in: program.texts, under: grammar))
        continue
      }
      for part in resolved.expandedParts(of: declarations[id])
      where !part.environments.intersection(declarations[id].environments).isEmpty {
        values.read(part.text, in: program.texts, under: grammar)
      }
    }
    values.finish()
    self.outcomes = outcomes
    self.groups = groups
    self.meanings = meanings
    self.values = values
  }

  /// The grammar of each declaration.
  private static func grammars(
    of groups: DeclarationGroups, _ meanings: PropertyMeanings, count: Int
  ) -> Column<Program.Declaration, OptionalID<ValueGrammar>> {
    var grammars = Column<Program.Declaration, OptionalID<ValueGrammar>>(
      repeating: .none, count: count)
    for cell in groups.cells {
      let grammar = OptionalID(meanings[cell])
      for place in groups.places(of: cell) { grammars[groups.order[place]] = grammar }
    }
    return grammars
  }

  /// Forgets what only the cascade needs: a number for each declaration.
  mutating func finish() { outcomes = Column() }

  /// What came of the value of a declaration that has only one text; nil for all others.
  @inline(__always)
  func outcome(of declaration: DeclarationID) -> ID<ValueTable.Outcome>? {
    outcomes[declaration].id
  }
}
