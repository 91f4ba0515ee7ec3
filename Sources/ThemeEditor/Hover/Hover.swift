package import ThemeBase
import ThemeCompiler
import ThemeRegistry
import ThemeService
import ThemeTable
import ThemeValues

/// The explanation that an editor shows of the word under the mouse.
package struct Hover: Sendable {
  package var text: HoverText
  package var span: Span

  /// The limit of variants that are listed for a value.
  private static let maximumVariants = 12
  /// The limit of definitions that are shown for a name.
  private static let maximumDefinitions = 4
  /// The limit of properties or parts that are listed: a hover is not a page.
  private static let maximumEntries = 16

  /// The hover at a cursor, or nil if there is nothing to say.
  package static func find(_ target: CursorTarget, in file: Int, of theme: AnalyzedTheme) -> Hover?
  {
    var text = HoverText()
    switch target.meaning {
    case .definition(let name), .reference(let name): append(definition: name, theme, to: &text)
    case .classPath(let paths):
      for path in paths.prefix(4) { append(classPath: path, theme, to: &text) }
    case .property(let name, let paths): append(property: name, paths, theme, to: &text)
    case .valueWord(let word, let property, let paths):
      append(word: word, property, paths, theme, to: &text)
    case .mediaAxis(let axis), .mediaChoice(_, let axis): append(axis: axis, to: &text)
    case .atRule(let name): if let about = AtRuleHelp.text(name) { text.append(paragraph: about) }
    case .component(let name): append(component: name, theme, to: &text)
    case .importPath: break
    }
    return text.isEmpty ? nil : Hover(text: text, span: target.span)
  }

  /// The documentation that an editor shows beside a proposal of a completion.
  package static func documentation(
    of label: String, isClass: Bool, in theme: AnalyzedTheme
  ) -> HoverText {
    var text = HoverText()
    if isClass {
      append(classPath: label, theme, to: &text)
    } else if label.hasPrefix("@") {
      if let about = AtRuleHelp.text(label) { text.append(paragraph: about) }
      append(definition: label, theme, to: &text)
    } else if let function = ValueFunction(name: Array(label.utf8)[...]) {
      text.append(code: function.signature)
    } else if let grammar = theme.registry.widestGrammar(of: Array(label.utf8)[...]) {
      text.append(code: "\(label): \(grammar.text)")
    }
    return text
  }

  // MARK: - Definitions

  private static func append(
    definition name: String, _ theme: AnalyzedTheme, to text: inout HoverText
  ) {
    guard let id = theme.program.variables.id(name) else { return }
    // The strongest first: in the order of the files they read as they are written.
    let all = theme.compilation.theme.resolved.definitions.all(of: id)
      .prefix(maximumDefinitions).reversed()
    guard !all.isEmpty else { return }
    text.append(code: all.map { source(of: $0, theme) }.joined(separator: "\n"))
    append(ValueVariants.ofDefinition(name, in: theme), to: &text)
    var chains = DefinitionChains(theme.compilation.theme.resolved)
    for definition in all {
      let environment = definition.environments.first ?? StyleEnvironment()
      let steps = chains.steps(of: definition.place, in: environment)
      text.append(
        list: [("", "defined at \(chains.location(definition.place).shown)")]
          + steps.map { step in
            let place = step.location.map { ", \($0.shown)" } ?? ""
            return (step.name, "= \(step.written)\(place)")
          })
    }
  }

  /// A definition as it could be written, with the condition under which it holds.
  private static func source(of definition: Program.Definition, _ theme: AnalyzedTheme) -> String {
    let (name, value) = (
      theme.program.variables[definition.name], theme.program.texts[definition.value.text]
    )
    guard definition.environments != .all else { return "\(name): \(value);" }
    return "@media \(MediaText.condition(for: definition.environments)) { \(name): \(value); }"
  }

  /// The variants of a value, one a line; a single one that holds everywhere without a condition.
  private static func append(_ variants: [ValueVariant], to text: inout HoverText) {
    var list = variants.prefix(maximumVariants).map { variant in
      (variant.value.editorText, variant.condition.map { "if \($0)" } ?? "")
    }
    if variants.count > maximumVariants {
      list.append(("", "and \(variants.count - maximumVariants) more"))
    }
    text.append(list: list.map { (term: $0.0, text: $0.1) })
  }

  // MARK: - Class paths

  private static func append(
    classPath path: String, _ theme: AnalyzedTheme, to text: inout HoverText
  ) {
    let registry = theme.registry
    text.append(code: path)
    if path.contains("*") {
      let matches = registry.expand(path)
      text.append(paragraph: "A pattern for \(matches.count) class paths.")
      text.append(list: matches.prefix(20).map { (registry.paths[$0], "") })
      return
    }
    guard let id = registry.resolvePath(path) else {
      if let owner = registry.owner(of: Array(path.utf8)[...]) {
        // The name of a component begins the paths of its parts, and rules are nested below it.
        guard path != "fdl" + owner.name else {
          return append(component: owner.name, theme, to: &text)
        }
        text.append(paragraph: "\(owner.name) has no such part.")
      } else {
        text.append(paragraph: "A class of the app: no component declares it.")
      }
      return
    }
    for part in registry.parts(of: id).prefix(3) {
      let component = registry.components[part.component]
      let kind = registry.kinds[part.kind].name
      let role = kind == "unknown" ? "A part" : "A part of the kind '\(kind)'"
      text.append(paragraph: "\(role) of \(component.name) (\(component.certainty.rawValue)).")
      if let note = component.note { text.append(paragraph: note) }
      text.append(list: component.sources.map { ("", $0) })
    }
    let entries = registry.entries(of: id)
    if !entries.isEmpty {
      let shown = entries.prefix(maximumEntries).map {
        (term: registry.properties[$0.property], text: registry.grammars[$0.grammar].shownName)
      }
      text.append(list: shown + more(than: shown.count, of: entries.count))
    }
  }

  private static func append(
    component name: String, _ theme: AnalyzedTheme, to text: inout HoverText
  ) {
    guard let component = theme.registry.component(named: name) else { return }
    text.append(paragraph: "\(name) (\(component.certainty.rawValue))")
    let shown = component.parts.prefix(maximumEntries).map {
      (term: theme.registry.paths[theme.registry.parts[$0].path], text: "")
    }
    text.append(list: shown + more(than: shown.count, of: component.parts.count))
  }

  /// The last line of a list that is cut.
  private static func more(than shown: Int, of count: Int) -> [(term: String, text: String)] {
    shown < count ? [(term: "", text: "and \(count - shown) more")] : []
  }

  // MARK: - Properties and values

  private static func append(
    property name: String, _ paths: [String], _ theme: AnalyzedTheme, to text: inout HoverText
  ) {
    let registry = theme.registry
    let grammar = ValueGrammars.grammar(of: name, on: paths.first, registry)
    text.append(code: "\(name): \(grammar?.text ?? "…")")
    for path in paths.prefix(4) {
      if let id = registry.resolvePath(path), let remark = standing(name, on: id, registry) {
        text.append(paragraph: "\(path): \(remark)")
      }
      let variants = ValueVariants.ofProperty(name, on: path, in: theme)
      if paths.count > 1, !variants.isEmpty { text.append(paragraph: path) }
      append(variants, to: &text)
      let contrast = ContrastNotes.lines(property: name, on: path, in: theme)
      text.append(list: contrast.map { ("", $0) })
    }
  }

  private static func standing(_ name: String, on path: ID<Registry.Path>, _ registry: Registry)
    -> String?
  {
    switch registry.standing(of: name, on: path) {
    case .notRead: "documented, but no renderer reads it"
    case .slip(let entry):
      entry.meant.map { "a slip of the documentation for '\(registry.properties[$0])'" }
    case .otherState(_, let state): "not read for the state '\(state)'"
    case .elsewhere: "a property of other class paths"
    case .unknown: "unknown to the registry"
    case .declared, .assumed: nil
    }
  }

  private static func append(
    word: String, _ property: String?, _ paths: [String], _ theme: AnalyzedTheme,
    to text: inout HoverText
  ) {
    if let function = ValueFunction(name: Array(word.utf8)[...]) {
      text.append(code: function.signature)
      return
    }
    let grammar = property.flatMap {
      ValueGrammars.grammar(of: $0, on: paths.first, theme.registry)
    }
    let isColor = grammar?.alternatives.contains { $0.isColor } ?? true
    let variants = isColor ? ValueVariants.read(word, theme) : []
    if variants.contains(where: { $0.value.isColor }) {
      text.append(code: word)
      append(variants, to: &text)
    }
    if let property, !paths.isEmpty, !text.isEmpty || grammar != nil {
      text.append(paragraph: "\(property): \(grammar?.text ?? "anything")")
    }
  }

  private static func append(axis name: String, to text: inout HoverText) {
    guard let axis = StyleAxis(name: name) else { return }
    text.append(code: "(\(axis.name): \(axis.choices.map(\.name).joined(separator: " | ")))")
  }
}

extension ValueGrammar {
  /// The name by which the registry calls it, or its text.
  package var shownName: String { name ?? text }
}

extension ValueGrammar.Alternative {
  /// Whether the alternative is a colour.
  package var isColor: Bool {
    if case .type(.color, _) = self { true } else { false }
  }
}

extension StyleValue {
  package var isColor: Bool { if case .color = self { true } else { false } }
}
