import ThemeBase
import ThemeSyntax
package import ThemeTable

/// The definitions of a program by name.
package struct DefinitionIndex: Sendable {
  private let definitions: Column<Program.Definition, Program.Definition>
  /// For each name its last definition.
  private var last: Column<Program.Variable, DefinitionID?>
  /// For each definition the one of the same name before it.
  private var previous = Column<Program.Definition, DefinitionID?>()

  /// Linear in the names and the definitions.
  init(_ program: Program) {
    definitions = program.definitions
    last = Column(repeating: nil, count: program.variables.count)
    previous.reserveCapacity(definitions.count)
    for id in definitions.ids {
      let name = definitions[id].name
      previous.append(last[name])
      last[name] = id
    }
  }

  /// Whether a name has a definition with a value.
  package func contains(_ name: VariableID) -> Bool { last[name] != nil }

  /// The definition that applies in an environment: the last one whose condition matches.
  package func last(
    of name: VariableID, in environment: StyleEnvironment
  ) -> Program.Definition? {
    all(of: name).first { $0.environments.contains(environment) }
  }

  /// The definitions of a name, the last first.
  package func all(of name: VariableID) -> Chain { Chain(index: self, following: last[name]) }

  /// Definitions of one name, the last first.
  package struct Chain: Sequence, IteratorProtocol {
    fileprivate let index: DefinitionIndex
    fileprivate var following: DefinitionID?

    package mutating func next() -> Program.Definition? {
      guard let id = following else { return nil }
      following = index.previous[id]
      return index.definitions[id]
    }
  }
}
