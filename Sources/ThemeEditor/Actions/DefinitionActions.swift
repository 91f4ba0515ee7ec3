import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable
import ThemeValues

/// Turns values into definitions, and definitions into values.
enum DefinitionActions {
  static func find(
    _ selection: ActionSelection, _ related: EditorActions.RelatedTrees
  ) -> [EditorAction] {
    extract(selection) + inline(selection, related)
  }

  // MARK: - Extract

  private static func extract(_ selection: ActionSelection) -> [EditorAction] {
    guard let declaration = selection.enclosing(.declaration).flatMap(DeclarationSyntax.init),
      let value = declaration.value, let first = value.tokens.first,
      !(value.tokens.count == 1 && first.kind.isVariable)
    else { return [] }
    let text = selection.tree.file.text(value.span)
    guard !text.contains("\n") else { return [] }
    let name = freeName(after: declaration.property.text, in: selection.theme)
    let definition = insertion(of: "\(name): \(text);\n", selection)
    let here = TextEdit(span: value.span, replacement: name)
    var actions = [
      EditorAction("Extract the value into '\(name)'", .extract, edits: [definition, here])
    ]
    let equal = values(equalTo: text, in: selection.tree)
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

  /// The values of declarations that are spelt the same.
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

  /// A new definition before the first item that is not an import.
  private static func insertion(of text: String, _ selection: ActionSelection) -> TextEdit {
    var offset = 0
    for item in selection.tree.stylesheet.items {
      guard case .importRule(let rule) = item else {
        return selection.insertion(text, at: selection.line(of: Int(item.node.span.start)).start)
      }
      offset = Int(rule.span.end)
    }
    return selection.insertion("\n" + text, at: offset)
  }

  // MARK: - Inline

  private static func inline(
    _ selection: ActionSelection, _ related: EditorActions.RelatedTrees
  ) -> [EditorAction] {
    guard let target = selection.target else { return [] }
    switch target.meaning {
    case .definition(let name): return inlineAll(name, selection, related).map { [$0] } ?? []
    case .reference(let name):
      let everywhere = inlineAll(name, selection, related)
      let here = isBuiltIn(name, selection.theme) ? nil : inlineHere(name, target, selection)
      return [here, everywhere].compactMap(\.self)
    default: return []
    }
  }

  private static func inlineHere(
    _ name: String, _ target: CursorTarget, _ selection: ActionSelection
  ) -> EditorAction? {
    guard let text = onlyText(of: name, selection.theme) else { return nil }
    let edit = TextEdit(
      span: target.span, replacement: operand(text, at: target.token, in: selection.tree))
    return EditorAction("Inline '\(name)' here", .inline, edits: [edit])
  }

  private static func inlineAll(
    _ name: String, _ selection: ActionSelection, _ related: EditorActions.RelatedTrees
  ) -> EditorAction? {
    guard !isBuiltIn(name, selection.theme) else { return nil }
    let title = "Inline '\(name)' everywhere"
    guard PaletteKey.parse(name).isEmpty else {
      return EditorAction(title, .inline, refusal: "'\(name)' overrides a palette colour")
    }
    guard let definition = onlyDefinition(of: name, selection.theme),
      let text = onlyText(of: name, selection.theme)
    else {
      return EditorAction(title, .inline, refusal: "'\(name)' has several definitions, or none")
    }
    let home = selection.theme.graph.paths[Int(definition.place.file.index)]
    if related(home).contains(where: { !NameUses.ofDefinition(name, in: $0).isEmpty }) {
      return EditorAction(title, .inline, refusal: "another theme uses '\(name)' too")
    }
    return EditorAction(title, .inline, edits: inlining(name, text, definition, selection))
  }

  /// Replaces the uses of a definition with its value, and removes the definition.
  private static func inlining(
    _ name: String, _ text: String, _ definition: Program.Definition, _ selection: ActionSelection
  ) -> [TextEdit] {
    var edits: [TextEdit] = []
    for file in selection.theme.files {
      let tree = selection.theme.tree(file)
      for use in NameUses.ofDefinition(name, in: tree) where !use.isDeclaration {
        let token = tree.token(at: Int(use.span.start))
        edits.append(TextEdit(span: use.span, replacement: operand(text, at: token, in: tree)))
      }
    }
    let home = ActionSelection(0..<0, Int(definition.place.file.index), selection.theme)
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

  /// A text as it can replace a name: in parentheses next to an operator.
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
