import ThemeBase
package import ThemeTable

/// A program with its definitions substituted: the value of each declaration in each environment, and where it is written.
///
/// Made once, by ``Definitions``; everything after it only reads. No pass adds a name to ``program``. A class, because many
/// passes keep it, and it has some fifty arrays.
package final class ResolvedProgram: Sendable {
  /// The program as it is written, with the texts that substitution added.
  package let program: Program
  /// The definitions by name.
  package let definitions: DefinitionIndex
  /// The results of substitution.
  private let table: ExpansionTable
  /// Whether the values exceed the budget.
  ///
  /// No definition is then substituted in a declaration.
  private let isTooLong: Bool

  init(_ program: Program, _ definitions: DefinitionIndex, _ table: ExpansionTable, isTooLong: Bool) {
    self.program = program
    self.definitions = definitions
    self.table = table
    self.isTooLong = isTooLong
  }

  /// The text of a declaration's value in each environment in which the declaration holds.
  ///
  /// A value without definitions has the text that is written.
  package func parts(of declaration: Program.Declaration) -> [ResolvedText.Part] {
    guard declaration.value.hasReferences else {
      return [.init(environments: declaration.environments, text: declaration.value.text)]
    }
    return expandedParts(of: declaration).compactMap { $0.restricted(to: declaration.environments) }
  }

  /// The texts of a value that uses definitions, in all environments in which the definitions have values.
  ///
  /// These can lie outside the declaration's own environments.
  func expandedParts(of declaration: Program.Declaration) -> [ResolvedText.Part] {
    isTooLong ? [] : parts(of: declaration.value.text)
  }

  /// The text of a declaration's value if it is the same in all environments.
  ///
  /// Nil also for a declaration that uses definitions and never holds.
  @inline(__always) func onlyText(of id: DeclarationID) -> TextID? {
    let value = program.declarations[id].value
    guard value.hasReferences else { return value.text }
    guard !isTooLong, !program.declarations[id].environments.isEmpty,
      let expansion = table.expansionsByText[value.text].id
    else { return nil }
    return table.expansions[expansion].onlyText
  }

  /// The text of a declaration's value in an environment, whether or not the declaration holds there; nil where a definition
  /// that it uses has no value.
  package func text(of declaration: Program.Declaration, in environment: StyleEnvironment) -> TextID? {
    guard declaration.value.hasReferences else { return declaration.value.text }
    return expandedParts(of: declaration).first { $0.environments.contains(environment) }?.text
  }

  /// The text of a definition's own value where the definition holds.
  package func parts(of definition: Program.Definition) -> [ResolvedText.Part] {
    guard definition.value.hasReferences else {
      return [.init(environments: definition.environments, text: definition.value.text)]
    }
    return parts(of: definition.value.text).compactMap { $0.restricted(to: definition.environments) }
  }

  /// The texts of a name in each environment; empty where it is undefined.
  package func parts(of name: VariableID) -> [ResolvedText.Part] { table.variables[name] }

  /// Whether some value uses a definition of the name.
  package func uses(_ name: VariableID) -> Bool { table.uses[name] }

  private func parts(of text: TextID) -> [ResolvedText.Part] {
    table.expansionsByText[text].id.map { table.expansions[$0].parts } ?? []
  }
}

/// The results of ``DefinitionResolver``.
struct ExpansionTable: Sendable {
  /// The value with its definitions substituted, for each text that uses definitions.
  var expansions = Column<ResolvedText, ResolvedText>()
  /// The expansion of each text that is written in the files; nil for one that uses no definitions.
  var expansionsByText: IDColumn<Program.Text, OptionalID<ResolvedText>>
  /// The parts of each name; empty where the name is undefined.
  var variables: Column<Program.Variable, [ResolvedText.Part]>
  /// Whether some value uses a definition of the name.
  var uses: Column<Program.Variable, Bool>

  init(_ program: borrowing Program) {
    expansionsByText = IDColumn(repeating: .none, count: program.texts.count)
    variables = Column(repeating: [], count: program.variables.count)
    uses = Column(repeating: false, count: program.variables.count)
  }
}
