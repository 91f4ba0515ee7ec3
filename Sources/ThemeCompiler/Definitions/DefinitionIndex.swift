import ThemeBase
package import ThemeTable

/// The definitions of a program by name.
package struct DefinitionIndex: Sendable {
  private let definitions: Column<Program.Definition, Program.Definition>
  /// For each name its last definition.
  private var last: IDColumn<Program.Variable, OptionalID<Program.Definition>>
  /// For each definition the one of the same name before it.
  private var previous = IDColumn<Program.Definition, OptionalID<Program.Definition>>()
  /// The environments in which some definition of each name holds, whether or not it can be resolved.
  private(set) var reach: Column<Program.Variable, EnvironmentSet>

  /// Linear in the names and the definitions.
  init(_ program: borrowing Program) {
    definitions = program.definitions
    last = IDColumn(repeating: .none, count: program.variables.count)
    reach = Column(repeating: EnvironmentSet(), count: program.variables.count)
    previous.reserveCapacity(definitions.count)
    for id in definitions.ids {
      let name = definitions[id].name
      previous.append(last[name])
      last[name] = OptionalID(id)
      reach[name] = reach[name].union(definitions[id].environments)
    }
  }

  /// Whether a definition is the only one of its name.
  package func isAlone(_ id: DefinitionID) -> Bool { previous[id] == .none && last[definitions[id].name].id == id }

  /// Whether a name has a definition with a value.
  package func contains(_ name: VariableID) -> Bool { last[name] != .none }

  /// The definition that applies in an environment: the last one whose condition matches.
  func last(of name: VariableID, in environment: StyleEnvironment) -> Program.Definition? {
    all(of: name).first { $0.environments.contains(environment) }
  }

  /// The definitions of a name, the last first.
  package func all(of name: VariableID) -> Chain { Chain(index: self, following: last[name]) }

  /// The definitions of a name that apply somewhere in some environments, the last first, each with those in which it does.
  package func applying(
    of name: VariableID, in environments: EnvironmentSet
  ) -> [(definition: Program.Definition, environments: EnvironmentSet)] {
    var rest = environments
    var result: [(definition: Program.Definition, environments: EnvironmentSet)] = []
    for definition in all(of: name) {
      let reach = definition.environments.intersection(rest)
      rest = rest.subtracting(reach)
      if !reach.isEmpty { result.append((definition, reach)) }
      if rest.isEmpty { break }
    }
    return result
  }

  /// Definitions of one name, the last first.
  package struct Chain: Sequence, IteratorProtocol {
    fileprivate let index: DefinitionIndex
    fileprivate var following: OptionalID<Program.Definition>

    package mutating func next() -> Program.Definition? {
      guard let id = following.id else { return nil }
      following = index.previous[id]
      return index.definitions[id]
    }
  }
}
