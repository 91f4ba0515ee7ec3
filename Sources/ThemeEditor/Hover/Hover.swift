import ThemeAnalysis
import ThemeApp
package import ThemeBase
import ThemeCompiler
import ThemeModel
package import ThemeProject
import ThemeSyntax
import ThemeTable

/// The explanation that an editor shows of the word under the mouse.
package struct Hover: Sendable {
  /// The explanation.
  package var text: HoverText
  /// The word that is explained.
  package var span: Span

  /// The hover at a cursor, or nil if there is nothing to say.
  package static func find(_ target: CursorTarget, of theme: AnalyzedTheme) -> Hover? {
    var writer = HoverWriter(theme: theme)
    writer.append(target.meaning)
    return writer.text.isEmpty ? nil : Hover(text: writer.text, span: target.span)
  }

  /// The documentation that an editor shows beside a proposal of a completion.
  package static func documentation(of label: String, isClass: Bool, in theme: AnalyzedTheme) -> HoverText {
    var writer = HoverWriter(theme: theme)
    if isClass {
      writer.append(classPath: label)
    } else if label.hasPrefix("@") {
      writer.append(atRule: label)
      writer.append(definition: label)
    } else if !writer.append(function: label), let grammar = theme.registry.widestGrammar(of: Array(label.utf8)[...]) {
      writer.text.append(code: "\(label): \(grammar.text)")
    }
    return writer.text
  }
}

/// Writes the text of a hover.
struct HoverWriter {
  /// The limit of variants that are listed for a value.
  private static let maximumVariants = 12
  /// The limit of definitions that are shown for a name.
  private static let maximumDefinitions = 4
  /// The limit of properties or parts that are listed: a hover is not a page.
  private static let maximumEntries = 16

  let theme: AnalyzedTheme
  var text = HoverText()

  mutating func append(_ meaning: CursorTarget.Meaning) {
    switch meaning {
    case .definition(let name), .reference(let name): append(definition: name)
    case .classPath(let paths): for path in paths.prefix(4) { append(classPath: path) }
    case .property(let name, let paths): append(property: name, on: paths)
    case .valueWord(let word, let property, let paths): append(word: word, of: property, on: paths)
    case .mediaAxis(let axis), .mediaChoice(_, let axis): append(axis: axis)
    case .atRule(let name): append(atRule: name)
    case .component(let name): append(component: name)
    case .importPath(let name): append(import: name)
    }
  }

  mutating func append(atRule name: String) { if let help = AtRuleHelp.text(name) { text.append(paragraph: help) } }

  private mutating func append(import name: String) {
    guard let theme = BuiltInTheme.all.first(where: { $0.importName == name }) else { return }
    text.append(paragraph: "The theme '\(theme.name)', which is built into themec.")
  }

  // MARK: - Definitions

  mutating func append(definition name: String) {
    // The strongest first: in the order of the files they read as they are written.
    let all = theme.definitions(of: name).prefix(Self.maximumDefinitions).reversed()
    guard !all.isEmpty else { return }
    text.append(code: all.map(source).joined(separator: "\n"))
    if let place = all.last?.place, let comment = ItemComment.text(above: theme.program.tree(place.file)[place.node]) {
      text.append(paragraph: comment)
    }
    append(ValueVariants.ofDefinition(name, in: theme))
    text.append(list: ContrastNotes.lines(ofDefinition: name, in: theme).map { ("", $0) })
    var chains = DefinitionChains(theme.resolved)
    for definition in all {
      let environment = definition.environments.first ?? StyleEnvironment()
      let steps = chains.steps(of: definition.place, in: environment)
      let home = HoverText.Piece.place(chains.location(definition.place))
      text.append(
        list: [[.words("defined at"), home]]
          + steps.map { step in
            let place = step.location.map { [HoverText.Piece.words("at"), .place($0)] } ?? []
            return [.code(step.name), .words("="), .code(step.written)] + place
          })
    }
  }

  /// A definition as it could be written, with the condition under which it holds.
  private func source(of definition: Program.Definition) -> String {
    let name = theme.program.variables[definition.name]
    let value = theme.program.texts[definition.value.text]
    guard definition.environments != .all else { return "\(name): \(value);" }
    return "@media \(MediaText.condition(for: definition.environments)) { \(name): \(value); }"
  }

  /// The variants of a value, one a line; a single one that holds everywhere without a condition.
  private mutating func append(_ variants: [ValueVariant]) {
    append(variants, upTo: Self.maximumVariants) { ($0.value.editorText, $0.condition.map { "if \($0)" } ?? "") }
  }

  /// A list of so many elements, and a last line that counts the others.
  private mutating func append<Elements: Collection>(
    _ elements: Elements, upTo limit: Int, _ line: (Elements.Element) -> (term: String, text: String)
  ) {
    let more = elements.count - limit
    text.append(list: elements.prefix(limit).map(line) + (more > 0 ? [("", "and \(more) more")] : []))
  }

  // MARK: - Class paths

  mutating func append(classPath path: String) {
    let registry = theme.registry
    text.append(code: path)
    appendUses(of: path)
    if path.contains("*") {
      let numbered = registry.numberedPaths(among: theme.compilation.program.paths.table)
      let matches = PathIndex(registry, numbered: numbered).expand(Array(path.utf8)[...])
      text.append(paragraph: "A pattern for \(counted(matches.count, "class path")).")
      text.append(list: matches.prefix(20).map { (String(decoding: $0, as: UTF8.self), "") })
      return
    }
    guard let id = registry.resolvePath(path) else { return append(undeclaredPath: path) }
    for part in registry.parts(of: id).prefix(3) {
      let component = registry.components[part.component]
      let kind = registry.kinds[part.kind].name
      let role = kind == "unknown" ? "A part" : "A part of the kind '\(kind)'"
      text.append(paragraph: "\(role) of \(component.name) (\(component.certainty.rawValue)).")
      if let note = component.note { text.append(paragraph: note) }
      text.append(list: component.sources.map { ("", $0) })
    }
    append(registry.entries(of: id), upTo: Self.maximumEntries) {
      (registry.properties[$0.property], registry.grammars[$0.grammar].shownName)
    }
  }

  /// Who uses a class in the app, if its sources are known.
  private mutating func appendUses(of path: String) {
    guard let app = theme.app else { return }
    let (places, kinds) = (app.requests(of: path).count, app.kinds(of: path))
    guard places > 0 else { return }
    let views = kinds.isEmpty ? "" : ": \(kinds.joined(separator: ", "))"
    text.append(paragraph: "The app uses it in \(counted(places, "place"))\(views).")
  }

  private mutating func append(undeclaredPath path: String) {
    guard let owner = theme.registry.owner(of: Array(path.utf8)[...]) else {
      return text.append(paragraph: "A class of the app: no component declares it.")
    }
    // The name of a component begins the paths of its parts, and rules are nested below it.
    guard path != "fdl" + owner.name else { return append(component: owner.name) }
    text.append(paragraph: "\(owner.name) has no such part.")
  }

  private mutating func append(component name: String) {
    guard let component = theme.registry.component(named: name) else { return }
    text.append(paragraph: "\(name) (\(component.certainty.rawValue))")
    let registry = theme.registry
    append(component.parts, upTo: Self.maximumEntries) { (registry.paths[registry.parts[$0].path], "") }
  }

  // MARK: - Properties and values

  private mutating func append(property name: String, on paths: [String]) {
    let registry = theme.registry
    let grammar = ValueGrammars.grammar(of: name, on: paths.first, registry)
    text.append(code: "\(name): \(grammar?.text ?? "…")")
    for path in paths.prefix(4) {
      if let id = registry.resolvePath(path), let remark = remark(on: name, of: id) {
        text.append(paragraph: "\(path): \(remark)")
      }
      let variants = ValueVariants.ofProperty(name, on: path, in: theme)
      if paths.count > 1, !variants.isEmpty { text.append(paragraph: path) }
      append(variants)
      let contrast = ContrastNotes.lines(property: name, on: path, in: theme)
      text.append(list: contrast.map { ("", $0) })
    }
  }

  private func remark(on name: String, of path: ID<Registry.Path>) -> String? {
    switch theme.registry.standing(of: name, on: path) {
    case .notRead: "documented, but no renderer reads it"
    case .slip(let entry): entry.meant.map { "a slip of the documentation for '\(theme.registry.properties[$0])'" }
    case .otherState(_, let state): "not read for the state '\(state)'"
    case .elsewhere: "a property of other class paths"
    case .unknown: "unknown to the registry"
    case .declared, .assumed: nil
    }
  }

  /// Appends the signature of a function and its effect; false for any other word.
  mutating func append(function name: String) -> Bool {
    guard let function = FunctionHelp.named(name) else { return false }
    text.append(code: function.signature)
    text.append(paragraph: function.text)
    return true
  }

  private mutating func append(word: String, of property: String?, on paths: [String]) {
    if append(function: word) { return }
    let grammar = property.flatMap { ValueGrammars.grammar(of: $0, on: paths.first, theme.registry) }
    let isColor = grammar?.alternatives.contains { $0.isColor } ?? true
    let variants = isColor ? ValueVariants.read(word, theme) : []
    if variants.contains(where: { $0.value.isColor }) {
      text.append(code: word)
      append(variants)
    }
    if let property, !paths.isEmpty, !text.isEmpty || grammar != nil {
      text.append(paragraph: "\(property): \(grammar?.text ?? "anything")")
    }
  }

  private mutating func append(axis name: String) {
    guard let axis = StyleAxis(name: name) else { return }
    text.append(code: "(\(axis.name): \(axis.choices.map { $0.name }.joined(separator: " | ")))")
  }
}

extension ValueGrammar {
  /// The name by which the registry calls it, or its text.
  package var shownName: String { name ?? text }
}
