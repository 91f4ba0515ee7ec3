import ThemeDiagnostics
import ThemeSyntax
package import ThemeTable

/// Answers "why has this label this colour?" from a compilation.
package struct Explainer {
  private let program: Program
  private let table: ResolvedTable
  private let environment: Environment
  private var maps: [UInt32: LineMap] = [:]

  /// How many definitions the chain of one declaration shows.
  private static let maximumSteps = 64

  /// Explains a property, or all properties, of a class path or list `A:B:C`; nil if no rule names any of its classes.
  package static func explain(
    _ selection: String, property: String? = nil, in environment: Environment,
    of compilation: Compilation
  ) -> Explanation? {
    var explainer = Explainer(
      program: compilation.program, table: compilation.table, environment: environment)
    // The last class of a list is the strongest.
    let classes = selection.split(separator: ":").reversed().compactMap {
      compilation.program.names.id(Array($0.utf8)[...])
    }
    let named = classes.filter { name in compilation.table.rows.contains { $0.path == name } }
    guard !named.isEmpty else { return nil }
    return Explanation(
      selection: selection, environment: environment,
      properties: explainer.properties(of: named, only: property))
  }

  private mutating func properties(
    of classes: [UInt32], only wanted: String?
  ) -> [Explanation.Property] {
    let wantedName = wanted.flatMap { program.names.id($0) }
    if wanted != nil, wantedName == nil { return [] }
    var declarations: [UInt32: [Int]] = [:]
    for (index, declaration) in program.declarations.enumerated()
    where classes.contains(declaration.path) {
      if let wantedName, declaration.property != wantedName { continue }
      declarations[declaration.property, default: []].append(index)
    }
    return NameOrder.sorted(Array(declarations.keys), in: program.names).map { property in
      explain(property, declarations[property] ?? [], classes)
    }
  }

  private mutating func explain(
    _ property: UInt32, _ declarations: [Int], _ classes: [UInt32]
  ) -> Explanation.Property {
    let winner = winner(of: property, among: classes)
    let ordered = declarations.sorted { precedes($0, $1, classes) }
    var candidates: [Explanation.Candidate] = []
    for index in ordered {
      candidates.append(candidate(index, winner: winner.map { Int($0.origin) }))
    }
    return Explanation.Property(
      name: program.names[property], value: winner.map { table.values[Int($0.value)] },
      candidates: candidates)
  }

  /// The variant that counts in the environment: from the strongest class that has one.
  private func winner(
    of property: UInt32, among classes: [UInt32]
  ) -> ResolvedTable.Variant? {
    for name in classes {
      guard let row = table.rows.first(where: { $0.path == name }),
        let cell = row.cells.first(where: { table.cells[Int($0)].property == property })
      else { continue }
      for index in table.cells[Int(cell)].variants
      where table.variants[Int(index)].environments.contains(environment) {
        return table.variants[Int(index)]
      }
    }
    return nil
  }

  /// The order of the cascade, the strongest first; declarations that do not take part here stand behind the others.
  private func precedes(_ left: Int, _ right: Int, _ classes: [UInt32]) -> Bool {
    let (a, b) = (program.declarations[left], program.declarations[right])
    let (holdsA, holdsB) = (
      a.environments.contains(environment), b.environments.contains(environment)
    )
    if holdsA != holdsB { return holdsA }
    let (classA, classB) = (classes.firstIndex(of: a.path), classes.firstIndex(of: b.path))
    if classA != classB { return (classA ?? 0) < (classB ?? 0) }
    if a.isFromPattern != b.isFromPattern { return b.isFromPattern }
    return left > right
  }

  private mutating func candidate(_ index: Int, winner: Int?) -> Explanation.Candidate {
    let declaration = program.declarations[index]
    let condition =
      declaration.environments == .all
      ? "" : MediaText.condition(for: declaration.environments)
    let text = ValueExpansion.text(of: declaration, in: environment, program)
    return Explanation.Candidate(
      path: program.names[declaration.path], location: location(declaration.place),
      condition: condition, isFromPattern: declaration.isFromPattern,
      written: program.names[declaration.value.text], text: text,
      outcome: outcome(index, text: text, winner: winner), chain: chain(of: declaration.place))
  }

  private func outcome(_ index: Int, text: String?, winner: Int?) -> Explanation.Outcome {
    let declaration = program.declarations[index]
    if index == winner { return .wins }
    if !declaration.environments.contains(environment) { return .conditionDoesNotHold }
    if text == nil { return .undefined }
    guard let winner else { return .laterWins }
    if program.declarations[winner].path != declaration.path { return .laterClassWins }
    if program.declarations[winner].isFromPattern != declaration.isFromPattern {
      return .exactPathWins
    }
    return .laterWins
  }
}

// MARK: - Chains

extension Explainer {
  /// The definitions that a value is made of, depth first, each once.
  private mutating func chain(of place: Program.Place) -> [Explanation.Step] {
    var steps: [Explanation.Step] = []
    var seen: Set<UInt32> = []
    var pending = references(in: place).reversed().map { (name: $0, depth: 0) }
    while let next = pending.popLast(), steps.count < Self.maximumSteps {
      guard seen.insert(next.name).inserted,
        let definition = ValueExpansion.definition(of: next.name, in: environment, program)
      else { continue }
      steps.append(
        Explanation.Step(
          name: program.names[next.name], written: program.names[definition.value.text],
          location: location(definition.place), depth: next.depth))
      pending += references(in: definition.place).reversed().map { ($0, next.depth + 1) }
    }
    return steps
  }

  private func references(in place: Program.Place) -> [UInt32] {
    let tree = program.trees[Int(place.tree)]
    return program.valueTokens(place).compactMap { token in
      guard tree.tokens.kinds[token.token] == .variable else { return nil }
      return program.names.id(tree.file.bytes[tree.tokens.range(token.token)])
    }
  }

  private mutating func location(_ place: Program.Place) -> Explanation.Location {
    let file = program.trees[Int(place.tree)].file
    let map = maps[place.tree] ?? LineMap(file)
    maps[place.tree] = map
    let position = map.position(at: Int(program.nameSpan(place).start))
    return Explanation.Location(path: file.path, line: position.line, column: position.column)
  }
}
