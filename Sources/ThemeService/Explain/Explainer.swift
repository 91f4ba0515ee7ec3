package import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
package import ThemeTable

/// Answers "why has this label this colour?" from a compilation.
package struct Explainer {
  private let compilation: Compilation
  private let environment: StyleEnvironment
  private let expansion: ValueExpansion
  private var chains: DefinitionChains

  private var program: Program { compilation.program }
  private var table: ResolvedTable { compilation.table }

  /// Explains a property, or all properties, of a class path or list `A:B:C`; nil if no rule names any of its classes.
  package static func explain(
    _ selection: String, property: String? = nil, in environment: StyleEnvironment,
    of compilation: Compilation
  ) -> Explanation? {
    var explainer = Explainer(
      compilation: compilation, environment: environment,
      expansion: ValueExpansion(compilation.program, in: environment),
      chains: DefinitionChains(compilation.program))
    let named = classes(of: selection, in: compilation)
    guard !named.isEmpty else { return nil }
    return Explanation(
      selection: selection, environment: environment,
      properties: explainer.properties(of: named, only: property))
  }

  /// The classes of a list that have a style, with those that they inherit from, the strongest first.
  private static func classes(of selection: String, in compilation: Compilation) -> [UInt32] {
    var classes: [UInt32] = []
    for name in ClassList.names(selection) {
      guard let name = compilation.program.names.id(Array(name.utf8)[...]) else { continue }
      for name in compilation.lineages[name] ?? [name] where !classes.contains(name) {
        classes.append(name)
      }
    }
    let paths = Set(compilation.table.rows.map(\.path))
    return classes.filter(paths.contains)
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
    let value = winner.map { table.values[Int($0.value)] }
    var candidates: [Explanation.Candidate] = []
    for index in ordered {
      candidates.append(candidate(index, winner: winner.map { Int($0.origin) }, value))
    }
    return Explanation.Property(
      name: program.names[property], value: value, candidates: candidates)
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

  private mutating func candidate(
    _ index: Int, winner: Int?, _ value: StyleValue?
  ) -> Explanation.Candidate {
    let declaration = program.declarations[index]
    let condition =
      declaration.environments == .all
      ? "" : MediaText.condition(for: declaration.environments)
    let text = expansion.text(of: declaration)
    return Explanation.Candidate(
      path: program.names[declaration.path], location: chains.location(declaration.place),
      condition: condition, isFromPattern: declaration.isFromPattern,
      written: program.names[declaration.value.text], text: text,
      outcome: outcome(index, text: text, winner: winner),
      chain: chains.steps(of: declaration.place, in: environment) + colorSteps(of: text, value))
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

// MARK: - Colours

extension Explainer {
  /// What the colour names in a text stand for, and what its functions and its arithmetic come to.
  private mutating func colorSteps(
    of text: String?, _ value: StyleValue?
  ) -> [Explanation.Step] {
    guard let text else { return [] }
    let trace = ValueTrace.run(
      text, isColor: value?.typeName == "color", in: environment,
      compilation)
    return trace.flatMap { step -> [Explanation.Step] in
      guard let setter = step.setter else {
        return [
          Explanation.Step(kind: step.kind, name: step.text, written: step.result, depth: 0)
        ]
      }
      let override = Explanation.Step(
        kind: step.kind, name: step.text, written: step.result,
        location: chains.location(setter.place), depth: 0)
      return [override] + chains.steps(of: setter.place, in: environment, depth: 1)
    }
  }
}
