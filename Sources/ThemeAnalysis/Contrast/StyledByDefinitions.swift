import ThemeBase
import ThemeCompiler

/// The classes that each definition styles, by way of other definitions too: what else changes when it does.
struct StyledByDefinitions {
  private let program: Program
  private var paths: [VariableID: Set<PathID>] = [:]
  /// The definitions that a definition is used in.
  private var users: [VariableID: Set<VariableID>] = [:]
  /// The classes that each definition asked for styles, in the order of their names.
  private var styled: [VariableID: [String]] = [:]

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
  mutating func phrase(for place: Program.Place, beside path: String) -> String {
    let names = program.names(usedIn: place)
    guard names.count == 1, program.valueTokens(place).count == 1 else { return "" }
    let all = classes(of: names[0])
    let index = all.partitionPoint { $0 < path }
    let isListed = index < all.count && all[index] == path
    let shown = all.prefix(4).filter { $0 != path }.prefix(3)
    guard !shown.isEmpty else { return "" }
    let more = all.count - (isListed ? 1 : 0) - shown.count
    return "; '\(program.variables[names[0]])' also styles \(Array(shown).quotedList(more: more))"
  }

  private mutating func classes(of name: VariableID) -> [String] {
    if let known = styled[name] { return known }
    var result: Set<PathID> = []
    var seen: Set<VariableID> = [name]
    var pending = [name]
    while let next = pending.popLast() {
      result.formUnion(paths[next] ?? [])
      pending += (users[next] ?? []).filter { seen.insert($0).inserted }
    }
    let names = result.map { program.paths[$0] }.sorted()
    styled[name] = names
    return names
  }
}
