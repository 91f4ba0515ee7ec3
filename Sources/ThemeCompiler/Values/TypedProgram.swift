import ThemeDiagnostics
import ThemeSyntax
package import ThemeRegistry
import ThemeTable

/// A resolved program whose values are read as the types of their properties, those of declarations that lose too.
package struct TypedProgram: Sendable {
  package let resolved: ResolvedProgram
  /// The declarations by class path and property.
  package let groups: DeclarationGroups
  /// The type of each cell's property.
  package let meanings: PropertyMeanings
  /// The values of each text, by grammar.
  package let values: ValueTable
  /// What came of the value of each declaration that uses no definition.
  private let outcomes: Column<Program.Declaration, ID<ValueTable.Outcome>?>
  /// What can be styled, with what the theme itself declares.
  package let registry: Registry

  package var program: Program { resolved.program }

  /// Linear in the declarations and the texts of their values.
  init(_ resolved: ResolvedProgram, _ registry: Registry, _ reader: ValueReader) {
    self.resolved = resolved
    self.registry = registry
    let program = resolved.program
    let groups = DeclarationGroups(program, registry)
    let meanings = PropertyMeanings(groups, of: program, registry)
    var values = ValueTable(reader, texts: program.texts.count, meanings.grammars)
    var outcomes = Column<Program.Declaration, ID<ValueTable.Outcome>?>(
      repeating: nil, count: program.declarations.count)
    for cell in groups.cells.ids {
      let grammar = meanings[cell].grammar
      for id in groups.declarations(of: groups.cells[cell]) {
        let declaration = program.declarations[id]
        guard declaration.value.hasReferences else {
          outcomes[id] = values.read(
            declaration.value.text, in: program.texts, under: grammar)
          continue
        }
        for part in resolved.expandedParts(of: declaration)
        where !part.environments.intersection(declaration.environments).isEmpty {
          values.read(part.text, in: program.texts, under: grammar)
        }
      }
    }
    self.outcomes = outcomes
    self.groups = groups
    self.meanings = meanings
    self.values = values
  }

  /// What came of the value of a declaration that uses no definition; nil for all others.
  func outcome(of declaration: DeclarationID) -> ID<ValueTable.Outcome>? { outcomes[declaration] }
}
