import ThemeBase
import ThemeCompiler
import ThemeTable

extension Explainer {
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
