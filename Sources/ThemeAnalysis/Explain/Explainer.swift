import ThemeBase
package import ThemeCompiler
import ThemeModel
package import ThemeTable

/// Answers "why has this label this colour?" from a compilation.
package struct Explainer {
  let compilation: Compilation
  let environment: StyleEnvironment
  var chains: DefinitionChains
  private let causes: ValueCauses

  var theme: TypedProgram { compilation.theme }
  var program: Program { compilation.program }
  private var table: ResolvedTable { compilation.table }

  /// Explains a property, or all properties, of a class path or list `A:B:C`; nil if no rule names any of its classes.
  ///
  /// A selection such as `@accent` is a definition.
  package static func explain(
    _ selection: String, property: String? = nil, in environment: StyleEnvironment, of compilation: Compilation
  ) -> Explanation? {
    var explainer = Explainer(
      compilation: compilation, environment: environment, chains: DefinitionChains(compilation.theme.resolved),
      causes: compilation.causes)
    if selection.hasPrefix("@") { return explainer.explain(definition: selection, only: property) }
    let named = classes(of: selection, in: compilation)
    guard !named.isEmpty else { return nil }
    return Explanation(
      selection: selection, environment: environment, properties: explainer.properties(of: named, only: property))
  }

  /// The classes of a list that have a style, with those that they inherit from, the strongest first.
  private static func classes(of selection: String, in compilation: Compilation) -> [PathID] {
    let paths = compilation.program.paths
    let named = ClassList.names(selection).compactMap { paths.id(Array($0.utf8)[...]) }
    var seen: Set<PathID> = []
    return named.flatMap { compilation.lineages[$0] ?? [$0] }.filter {
      seen.insert($0).inserted && compilation.table.row(of: paths.slice($0)) != nil
    }
  }

  private mutating func properties(of classes: [PathID], only wanted: String?) -> [Explanation.Property] {
    let wantedName = wanted.flatMap { program.properties.id($0) }
    if wanted != nil, wantedName == nil { return [] }
    // As in a class list `A:B`, where `B` wins, all of the stronger class come before those of the weaker.
    var candidates: [PropertyID: [DeclarationID]] = [:]
    for path in classes {
      for cell in theme.groups.row(of: path)?.cells.map({ $0 }) ?? [] {
        let property = theme.groups.properties[cell]
        guard wantedName == nil || property == wantedName else { continue }
        candidates[property, default: []] += theme.groups.strongestFirst(cell, in: program)
      }
    }
    let rows = classes.compactMap { table.row(of: program.paths.slice($0)) }
    return theme.groups.sorted(Array(candidates.keys)).map { explain($0, candidates[$0] ?? [], rows) }
  }

  private mutating func explain(_ property: PropertyID, _ declarations: [DeclarationID], _ rows: [ResolvedTable.Row])
    -> Explanation.Property
  {
    let name = program.properties[property]
    let winner = table.variants(of: StyleProperty(name), on: rows, within: [environment]).first
    let value = winner.map { table.values[$0.value] }
    let candidates = takingPartFirst(declarations).map { candidate($0, winner: winner?.declaration, value) }
    return Explanation.Property(name: name, value: value, candidates: candidates)
  }

  /// Declarations in their order, but those that do not take part here after the others.
  private func takingPartFirst(_ declarations: [DeclarationID]) -> [DeclarationID] {
    func holds(_ id: DeclarationID) -> Bool { program.declarations[id].environments.contains(environment) }
    return declarations.filter(holds) + declarations.filter { !holds($0) }
  }

  private mutating func candidate(_ id: DeclarationID, winner: DeclarationID?, _ value: StyleValue?)
    -> Explanation.Candidate
  {
    let declaration = program.declarations[id]
    let text = theme.resolved.text(of: declaration, in: environment).map { program.texts[$0] }
    return Explanation.Candidate(
      path: program.paths[declaration.path], location: chains.location(declaration.place),
      condition: MediaText.condition(for: declaration.environments), isFromPattern: declaration.isFromPattern,
      patternUse: declaration.isFromPattern ? program.patternUses[declaration.place] : nil,
      written: program.texts[declaration.value.text], text: text, outcome: outcome(id, text: text, winner: winner),
      chain: chains.steps(of: declaration.place, in: environment) + colorSteps(of: text, value))
  }

  private func outcome(_ id: DeclarationID, text: String?, winner: DeclarationID?) -> Explanation.Outcome {
    let declaration = program.declarations[id]
    if id == winner { return .wins }
    if !declaration.environments.contains(environment) { return .conditionDoesNotHold }
    if text == nil { return .undefined }
    guard let winner else { return .laterWins }
    if program.declarations[winner].path != declaration.path { return .laterClassWins }
    if program.declarations[winner].isFromPattern != declaration.isFromPattern { return .exactPathWins }
    return .laterWins
  }

  // MARK: Colours

  /// The colours that a text names, and the results of its functions and its arithmetic.
  mutating func colorSteps(of text: String?, _ value: StyleValue?) -> [Explanation.Step] {
    guard let text else { return [] }
    let trace = ValueTrace.run(text, isColor: value?.typeName == "color", in: environment, compilation, causes)
    return trace.flatMap { step, setter -> [Explanation.Step] in
      guard let setter else { return [step] }
      var step = step
      step.location = chains.location(setter)
      return [step] + chains.steps(of: setter, in: environment, depth: 1)
    }
  }

  /// Explains a definition, whose name has its `@`, as a property of itself; nil if the theme does not define it.
  ///
  /// It has no other property.
  mutating func explain(definition name: String, only property: String?) -> Explanation? {
    guard let id = program.variables.id(name), theme.resolved.definitions.contains(id) else { return nil }
    let all = Array(theme.resolved.definitions.all(of: id))
    let held = all.filter { $0.environments.contains(environment) }
    let others = all.filter { !$0.environments.contains(environment) }
    let candidates = (held + others).enumerated().map { number, definition in
      candidate(definition, name, number >= held.count ? .conditionDoesNotHold : number == 0 ? .wins : .laterWins)
    }
    let text = candidates.first { $0.outcome == .wins }?.text
    let itself = Explanation.Property(name: name, value: text.map(value), candidates: candidates)
    return Explanation(
      selection: name, environment: environment, properties: [itself].filter { property == nil || property == $0.name })
  }

  private mutating func candidate(_ definition: Program.Definition, _ name: String, _ outcome: Explanation.Outcome)
    -> Explanation.Candidate
  {
    let part = theme.resolved.parts(of: definition).first { $0.environments.contains(environment) }
    let text = part.map { program.texts[$0.text] }
    return Explanation.Candidate(
      path: name, location: chains.location(definition.place),
      condition: MediaText.condition(for: definition.environments), isFromPattern: false, patternUse: nil,
      written: program.texts[definition.value.text], text: text,
      outcome: outcome == .wins && text == nil ? .undefined : outcome,
      chain: chains.steps(of: definition.place, in: environment) + colorSteps(of: text, text.map(value)))
  }

  /// The colour that a definition's text is by itself, or the text.
  private func value(of text: String) -> StyleValue {
    let reader = ValueReader(target: compilation.target, palette: compilation.palette)
    return reader.color(of: text, in: environment).map { .color($0) } ?? .string(text)
  }
}

/// The steps from a value's text to a literal in one environment: the colours of its names, the calls of
/// functions, and the whole where something was computed.
struct ValueTrace {
  /// A part of the text with the literal that it comes to, and the place of the definition that sets a palette colour;
  /// nil for any other step.
  typealias Step = (step: Explanation.Step, setter: Program.Place?)

  private let environment: StyleEnvironment
  private let compilation: Compilation
  private let causes: ValueCauses
  private var steps: [Step] = []
  /// The texts of the steps.
  private var told: Set<String> = []

  /// The steps of a text with its definitions put in, names before what is computed of them; none for a literal.
  static func run(
    _ text: String, isColor: Bool, in environment: StyleEnvironment, _ compilation: Compilation, _ causes: ValueCauses
  ) -> [Step] {
    var trace = ValueTrace(environment: environment, compilation: compilation, causes: causes)
    trace.run(ValueText(text), isColor: isColor)
    return trace.steps
  }

  private mutating func run(_ text: ValueText, isColor: Bool) {
    var names: [String] = []
    var seen: Set<String> = []
    let evaluation = ExpressionEvaluator.evaluate(text) { [compilation] word in
      if seen.insert(word.string).inserted { names.append(word.string) }
      return ColorText.read(word, target: compilation.target, palette: compilation.palette)
    }
    guard let evaluation else {
      if isColor { addName(text.string) }
      return
    }
    for name in names { addName(name) }
    for call in evaluation.calls { add(call.text.string, Self.color(in: environment, call.result)) }
    let whole = evaluation.parts.first { $0.environments.contains(environment) }
    if evaluation.calls.last?.text.string != text.string { add(text.string, whole?.text.string) }
  }

  private mutating func add(_ text: String, _ result: String?) {
    guard let result, told.insert(text).inserted else { return }
    add(.computation, text, result)
  }

  /// A colour that has a name; literals explain themselves.
  private mutating func addName(_ name: String) {
    guard name.utf8.first != UInt8(ascii: "#"), !name.contains("("),
      let colors = ColorText.read(ValueText(name), target: compilation.target, palette: compilation.palette),
      let color = Self.color(in: environment, colors)
    else { return }
    told.insert(name)
    let setter = causes.setter(of: name, in: environment)
    add(setter == nil ? .color : .override, name, color, setBy: setter?.place)
  }

  private mutating func add(
    _ kind: Explanation.Step.Kind, _ text: String, _ result: String, setBy setter: Program.Place? = nil
  ) { steps.append((Explanation.Step(kind: kind, name: text, written: result, location: nil, depth: 0), setter)) }

  private static func color(in environment: StyleEnvironment, _ variants: [VariantColor]) -> String? {
    variants.first { $0.environments.contains(environment) }?.color.hexText
  }
}
