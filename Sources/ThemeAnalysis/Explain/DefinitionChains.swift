import ThemeBase
package import ThemeCompiler
import ThemeSyntax
package import ThemeTable

/// Finds the definitions that values of a program are made of, and their locations.
package struct DefinitionChains: Sendable {
  private let program: Program
  private let definitions: DefinitionIndex
  /// The place up to which the lines of each file are counted: a file may be one long line.
  private var cursors: [FileID: LineMap.Cursor] = [:]

  /// The most definitions that the chain of one value shows.
  private static let maximumSteps = 64

  package init(_ resolved: ResolvedProgram) {
    program = resolved.program
    definitions = resolved.definitions
  }

  /// The definitions that a value is made of in an environment, depth first, each once.
  package mutating func steps(of place: Program.Place, in environment: StyleEnvironment, depth: Int = 0) -> [Explanation
    .Step]
  { walk(from: place, in: environment, depth: depth).steps }

  /// The same, with all environments in which the value is made of these definitions.
  package mutating func walk(from place: Program.Place, in environment: StyleEnvironment, depth: Int = 0)
    -> (steps: [Explanation.Step], environments: EnvironmentSet)
  {
    var environments = EnvironmentSet.all
    var steps: [Explanation.Step] = []
    var seen: Set<VariableID> = []
    var pending = program.names(usedIn: place).reversed().map { (name: $0, depth: depth) }
    while let next = pending.popLast(), steps.count < Self.maximumSteps {
      guard seen.insert(next.name).inserted else { continue }
      let applying = definitions.applying(of: next.name, in: environments)
      guard let (definition, reach) = applying.first(where: { $0.environments.contains(environment) }) else {
        environments = applying.reduce(environments) { $0.subtracting($1.environments) }
        continue
      }
      environments = reach
      steps.append(
        Explanation.Step(
          kind: .definition, name: program.variables[next.name], written: program.texts[definition.value.text],
          location: location(definition.place), depth: next.depth))
      pending += program.names(usedIn: definition.place).reversed().map { ($0, next.depth + 1) }
    }
    return (steps, environments)
  }

  /// The location of the name in a declaration or definition.
  package mutating func location(_ place: Program.Place) -> Explanation.Location {
    let file = program.tree(place.file).file
    let start = Int(program.nameSpan(place).start)
    let position = cursors[place.file, default: LineMap.Cursor(LineMap(file))].position(at: start)
    return Explanation.Location(path: file.path, line: position.line, column: position.column)
  }
}

extension Program {
  /// The names of the definitions in the value of a declaration or definition, in source order.
  package func names(usedIn place: Place) -> [VariableID] {
    valueTokens(place).compactMap { $0.kind.isVariable ? variables.id($0.bytes) : nil }
  }
}
