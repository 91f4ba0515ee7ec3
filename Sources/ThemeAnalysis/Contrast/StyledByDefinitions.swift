import ThemeBase
import ThemeCompiler

/// The classes that each definition styles, by way of other definitions too: what else changes when it does.
struct StyledByDefinitions {
  private let program: Program
  private var paths: [VariableID: Set<PathID>] = [:]
  /// The definitions that a definition is used in.
  private var users: [VariableID: Set<VariableID>] = [:]

  /// Linear in the values of the theme.
  init(_ program: Program) {
    self.program = program
    for declaration in program.declarations.values {
      for name in program.names(usedIn: declaration.place) { paths[name, default: []].insert(declaration.path) }
    }
    for definition in program.definitions.values {
      for name in program.names(usedIn: definition.place) { users[name, default: []].insert(definition.name) }
    }
  }

  /// The name of the definition that makes up a whole value, and the other classes that it styles; empty for other values.
  func phrase(for place: Program.Place, beside path: String) -> String {
    let names = program.names(usedIn: place)
    guard names.count == 1, program.valueTokens(place).count == 1 else { return "" }
    let others = styled(by: names[0]).map { program.paths[$0] }.filter { $0 != path }.sorted()
    return others.isEmpty ? "" : "; '\(program.variables[names[0]])' also styles \(others.quotedList(limit: 3))"
  }

  private func styled(by name: VariableID) -> Set<PathID> {
    var result: Set<PathID> = []
    var seen: Set<VariableID> = [name]
    var pending = [name]
    while let next = pending.popLast() {
      result.formUnion(paths[next] ?? [])
      pending += (users[next] ?? []).filter { seen.insert($0).inserted }
    }
    return result
  }
}
