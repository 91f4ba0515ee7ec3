import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable
import ThemeValues

/// Values to definitions, and back.
enum DefinitionActions {
  static func find(
    _ place: ActionPlace, _ related: EditorActions.RelatedTrees
  ) -> [EditorAction] {
    extract(place) + inline(place, related)
  }

  // MARK: - Extract

  private static func extract(_ place: ActionPlace) -> [EditorAction] {
    guard let declaration = place.enclosing(.declaration).flatMap(DeclarationSyntax.init),
      let value = declaration.value, let first = value.tokens.first,
      !(value.tokens.count == 1 && first.kind.isVariable)
    else { return [] }
    let text = place.tree.file.text(value.span)
    guard !text.contains("\n") else { return [] }
    let name = freeName(after: declaration.property.text, in: place.theme)
    let definition = insertion(of: "\(name): \(text);\n", place)
    let here = TextEdit(span: value.span, replacement: name)
    var actions = [
      EditorAction("Extract the value into '\(name)'", .extract, edits: [definition, here])
    ]
    let equal = values(equalTo: text, in: place.tree)
    if equal.count > 1 {
      let edits = equal.map { TextEdit(span: $0, replacement: name) }
      actions.append(
        EditorAction(
          "Extract all \(equal.count) values '\(excerpt(text))' into '\(name)'", .extract,
          edits: [definition] + edits))
    }
    return actions
  }

  private static func excerpt(_ text: String) -> String {
    text.count > 30 ? text.prefix(30) + "…" : text
  }

  /// The values of declarations that are spelt like one.
  private static func values(equalTo text: String, in tree: SyntaxTree) -> [Span] {
    var spans: [Span] = []
    for node in tree.walker() {
      guard let value = DeclarationSyntax(node)?.value, !value.tokens.isEmpty,
        value.span.length == text.utf8.count, tree.file.text(value.span) == text
      else { continue }
      spans.append(value.span)
    }
    return spans
  }

  /// A name that nothing defines, made of the property's.
  private static func freeName(after property: String, in theme: AnalyzedTheme) -> String {
    let base = "@" + property.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let stem = base.count > 1 ? base : "@value"
    for number in 1... {
      let name = number == 1 ? stem : "\(stem)-\(number)"
      if theme.program.variables.id(name) == nil, PaletteKey.parse(name).isEmpty { return name }
    }
    return stem
  }

  /// A new definition before the first item that is no import.
  private static func insertion(of text: String, _ place: ActionPlace) -> TextEdit {
    var offset = 0
    for item in place.tree.stylesheet.items {
      guard case .importRule(let rule) = item else {
        return place.insertion(text, at: place.line(of: Int(item.node.span.start)).start)
      }
      offset = Int(rule.span.end)
    }
    return place.insertion("\n" + text, at: offset)
  }

  // MARK: - Inline

  private static func inline(
    _ place: ActionPlace, _ related: EditorActions.RelatedTrees
  ) -> [EditorAction] {
    guard let target = place.target else { return [] }
    switch target.kind {
    case .definition(let name): return inlineAll(name, place, related)
    case .reference(let name):
      guard !isBuiltIn(name, place.theme) else { return [] }
      guard let text = onlyText(of: name, place.theme) else {
        return inlineAll(name, place, related)
      }
      let here = TextEdit(
        span: target.span, replacement: operand(text, at: target.token, in: place.tree))
      return [EditorAction("Inline '\(name)' here", .inline, edits: [here])]
        + inlineAll(name, place, related)
    default: return []
    }
  }

  private static func inlineAll(
    _ name: String, _ place: ActionPlace, _ related: EditorActions.RelatedTrees
  ) -> [EditorAction] {
    guard !isBuiltIn(name, place.theme) else { return [] }
    let title = "Inline '\(name)' everywhere"
    guard PaletteKey.parse(name).isEmpty else {
      return [EditorAction(title, .inline, refusal: "'\(name)' overrides a palette colour")]
    }
    guard let definition = onlyDefinition(of: name, place.theme),
      let text = onlyText(of: name, place.theme)
    else {
      return [EditorAction(title, .inline, refusal: "'\(name)' has several definitions, or none")]
    }
    let home = place.theme.graph.paths[Int(definition.place.file.index)]
    if related(home).contains(where: { !NameUses.ofDefinition(name, in: $0).isEmpty }) {
      return [EditorAction(title, .inline, refusal: "another theme uses '\(name)' too")]
    }
    return [EditorAction(title, .inline, edits: inlining(name, text, definition, place))]
  }

  /// The value of a definition in the place of its uses, and the definition removed.
  private static func inlining(
    _ name: String, _ text: String, _ definition: Program.Definition, _ place: ActionPlace
  ) -> [TextEdit] {
    var edits: [TextEdit] = []
    for file in place.theme.files {
      let tree = place.theme.tree(file)
      for use in NameUses.ofDefinition(name, in: tree) where !use.isDeclaration {
        let token = tree.token(at: Int(use.span.start))
        edits.append(TextEdit(span: use.span, replacement: operand(text, at: token, in: tree)))
      }
    }
    let home = ActionPlace(0..<0, Int(definition.place.file.index), place.theme)
    edits.append(
      TextEdit(span: home.wholeLines(of: home.tree[definition.place.node]), replacement: ""))
    return edits
  }

  /// Whether a built-in theme defines a name: its text cannot change.
  private static func isBuiltIn(_ name: String, _ theme: AnalyzedTheme) -> Bool {
    guard let id = theme.program.variables.id(name) else { return false }
    return theme.compilation.theme.resolved.definitions.all(of: id)
      .contains { theme.isBuiltIn($0.place.file) }
  }

  private static func onlyDefinition(
    of name: String, _ theme: AnalyzedTheme
  ) -> Program.Definition? {
    guard let id = theme.program.variables.id(name) else { return nil }
    let all = Array(theme.compilation.theme.resolved.definitions.all(of: id))
    return all.count == 1 && all.first?.environments == .all ? all.first : nil
  }

  /// The value of a name that is defined once and for all environments, as it is written.
  private static func onlyText(of name: String, _ theme: AnalyzedTheme) -> String? {
    guard let definition = onlyDefinition(of: name, theme) else { return nil }
    let span = theme.program.valueSpan(definition.place)
    return theme.program.tree(definition.place.file).file.text(span)
  }

  /// A text as it can stand in the place of a name: in parentheses next to an operator.
  private static func operand(_ text: String, at token: SyntaxToken, in tree: SyntaxTree) -> String
  {
    let nodes = tree.nodes(at: Int(token.span.start))
    guard text.contains(" "), let value = nodes.last(where: { $0.kind == .value }),
      let word = value.tokens.firstIndex(of: token)
    else { return text }
    let isOperand = value.tokens.isOperand(word - value.tokens.startIndex)
    return isOperand ? "(\(text))" : text
  }
}
