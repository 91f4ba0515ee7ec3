import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax
import ThemeTable

/// Turns values into definitions, and definitions into values.
struct DefinitionActions {
  let selection: ActionSelection

  private var theme: AnalyzedTheme { selection.theme }

  func find(_ related: EditorActions.RelatedTrees) -> [EditorAction] { extract() + inline(related) }

  // MARK: - Extract

  private func extract() -> [EditorAction] {
    guard let declaration = selection.enclosing(.declaration).flatMap(DeclarationSyntax.init),
      let value = declaration.value, let first = value.tokens.first, !(value.tokens.count == 1 && first.kind.isVariable)
    else { return [] }
    let text = selection.tree.file.text(value.span)
    guard !text.contains("\n") else { return [] }
    let name = freeName(after: declaration.property.text)
    let definition = selection.tree.insertionOfStatement("\(name): \(text);\n")
    let here = TextEdit(span: value.span, replacement: name)
    let single = EditorAction(title: "Extract the value into '\(name)'", purpose: .extract, edits: [definition, here])
    let equal = values(equalTo: text)
    guard equal.count > 1 else { return [single] }
    let title = "Extract all \(equal.count) values '\(Self.excerpt(text))' into '\(name)'"
    let edits = equal.map { TextEdit(span: $0, replacement: name) }
    return [single, EditorAction(title: title, purpose: .extract, edits: [definition] + edits)]
  }

  private static func excerpt(_ text: String) -> String { text.count > 30 ? text.prefix(30) + "…" : text }

  /// The values of declarations that are spelt the same.
  private func values(equalTo text: String) -> [Span] {
    selection.tree.nodes(.declaration).compactMap { DeclarationSyntax($0)?.value }.filter {
      !$0.tokens.isEmpty && $0.span.length == text.utf8.count && selection.tree.file.text($0.span) == text
        && !ActionSelection.isRegistry(selection.tree.nodes(at: Int($0.span.start)))
    }.map(\.span)
  }

  /// A name that nothing defines, made of the property's.
  private func freeName(after property: String) -> String {
    let base = "@" + property.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    let stem = base.count > 1 ? base : "@value"
    let names = (1...).lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
    return names.first { !theme.knows($0) && PaletteKey.parse($0).isEmpty } ?? stem
  }

  // MARK: - Inline

  private func inline(_ related: EditorActions.RelatedTrees) -> [EditorAction] {
    guard let target = selection.target else { return [] }
    switch target.meaning {
    case .definition(let name): return [inlineAll(name, related)]
    case .reference(let name):
      let here = isBuiltIn(name) ? nil : inlineHere(name, target)
      return [here, inlineAll(name, related)].compactMap(\.self)
    default: return []
    }
  }

  private func inlineHere(_ name: String, _ target: CursorTarget) -> EditorAction? {
    guard let definition = onlyDefinition(of: name) else { return nil }
    let edit = TextEdit(
      span: target.span, replacement: Self.operand(text(of: definition), at: target.token, in: selection.tree))
    return EditorAction(title: "Inline '\(name)' here", purpose: .inline, edits: [edit])
  }

  private func inlineAll(_ name: String, _ related: EditorActions.RelatedTrees) -> EditorAction {
    var action = EditorAction(title: "Inline '\(name)' everywhere", purpose: .inline)
    let definition = onlyDefinition(of: name)
    action.refusal = refusal(ofInlining: name, definition, related)
    if action.refusal == nil, let definition { action.edits = inlining(name, definition) }
    return action
  }

  /// The reason why a name cannot be replaced with the value of its only definition, or nil if it can.
  private func refusal(
    ofInlining name: String, _ definition: Program.Definition?, _ related: EditorActions.RelatedTrees
  ) -> String? {
    if isBuiltIn(name) { return "'\(name)' belongs to a built-in theme" }
    if !PaletteKey.parse(name).isEmpty { return "'\(name)' overrides a palette colour" }
    guard let definition else { return "'\(name)' has several definitions, or none" }
    let home = theme.graph.paths[Int(definition.place.file.index)]
    let isShared = related(home).contains { !NameUses.ofDefinition(name, in: $0).isEmpty }
    return isShared ? "another theme uses '\(name)' too" : nil
  }

  /// Replaces the uses of a definition with its value, and removes the definition.
  private func inlining(_ name: String, _ definition: Program.Definition) -> [TextEdit] {
    let text = text(of: definition)
    let uses = theme.files.map(theme.tree).flatMap { tree in
      NameUses.ofDefinition(name, in: tree).filter { !$0.isDeclaration }.map { use in
        let token = tree.token(at: Int(use.span.start))
        return TextEdit(span: use.span, replacement: Self.operand(text, at: token, in: tree))
      }
    }
    let home = theme.program.tree(definition.place.file)
    return uses + [home.removal(of: home[definition.place.node])]
  }

  /// Whether a built-in theme defines a name: its text cannot change.
  private func isBuiltIn(_ name: String) -> Bool {
    theme.definitions(of: name).contains { theme.isBuiltIn($0.place.file) }
  }

  /// The definition of a name that is defined once and for all environments.
  private func onlyDefinition(of name: String) -> Program.Definition? {
    let all = theme.definitions(of: name)
    return all.count == 1 && all.first?.environments == .all ? all.first : nil
  }

  /// The value of a definition as it is written.
  private func text(of definition: Program.Definition) -> String {
    let span = theme.program.valueSpan(definition.place)
    return theme.program.tree(definition.place.file).file.text(span)
  }

  /// A text as it can replace a name: in parentheses next to an operator.
  private static func operand(_ text: String, at token: SyntaxToken, in tree: SyntaxTree) -> String {
    let nodes = tree.nodes(at: Int(token.span.start))
    guard text.contains(" "), let value = nodes.last(where: { $0.kind == .value }),
      let word = value.tokens.firstIndex(of: token)
    else { return text }
    let isOperand = value.tokens.isOperand(word - value.tokens.startIndex)
    return isOperand ? "(\(text))" : text
  }
}

/// Adds values for environments without them, and changes colours that cannot be read.
enum VariantActions {
  static func find(_ selection: ActionSelection) -> [EditorAction] {
    [fillPalette(selection), addDarkBlock(selection), fixContrast(selection)].compactMap(\.self)
  }

  /// The definitions that set the other variants of a palette colour, with the value of the first.
  private static func fillPalette(_ selection: ActionSelection) -> EditorAction? {
    guard let node = selection.enclosing(.definition),
      !PaletteKey.parse(DefinitionFamily(node.firstToken.text).base).isEmpty,
      let fix = FindingFixes(theme: selection.theme, tree: selection.tree).missingVariants(at: node.span)
    else { return nil }
    return EditorAction(
      title: fix.title.prefix(1).uppercased() + fix.title.dropFirst(), purpose: .rewrite, edits: fix.edits)
  }

  /// A block for the dark appearance after a declaration that holds everywhere.
  private static func addDarkBlock(_ selection: ActionSelection) -> EditorAction? {
    guard let node = selection.enclosing(.declaration), let declaration = DeclarationSyntax(node),
      declaration.value != nil, node.tokens.last?.kind == .semicolon,
      !selection.nodes.contains(where: { $0.kind == .mediaRule })
    else { return nil }
    let property = declaration.property.text
    let grammar = ValueGrammars.grammar(of: property, on: nil, selection.theme.registry)
    guard grammar?.alternatives.contains(where: { $0.isColor }) ?? false else { return nil }
    let written = String(selection.tree.file.text(node.span))
    return EditorAction(
      title: "Add a value of '\(property)' for the dark appearance", purpose: .rewrite,
      edits: [block("(appearance: dark)", written, after: node, selection)])
  }

  /// The insertion of a block with a declaration.
  ///
  /// It is indented below the rule even if the rule is in one line: `@media` at the start of a line is taken for the
  /// end of a rule without a brace.
  private static func block(
    _ condition: String, _ declaration: String, after node: SyntaxNode, _ selection: ActionSelection
  ) -> TextEdit {
    let rule = selection.enclosing(.rule) ?? node
    let indentation = selection.tree.line(of: Int(rule.span.start)).indentation + "  "
    let text = """

      \(indentation)@media \(condition) {
      \(indentation)  \(declaration)
      \(indentation)}
      """
    return selection.tree.insertion(text, at: Int(node.span.end))
  }

  // MARK: - Contrast

  /// The nearest colour of the same hue that can be read on everything beneath it.
  static func fixContrast(_ selection: ActionSelection) -> EditorAction? {
    guard let node = selection.enclosing(.declaration), let declaration = DeclarationSyntax(node),
      let value = declaration.value,
      ["font-color", "tint-color"].contains(where: { declaration.property.text.hasPrefix($0) })
    else { return nil }
    let place = Program.Place(file: selection.id, node: node.id)
    let declarations = selection.theme.program.declarations
    let compilation = selection.theme.compilation
    let audit = ContrastAudit.of(compilation, for: selection.theme.app) { declarations[$0].place == place }
    let weak = audit.pairs.flatMap(\.variants).filter { variant in
      variant.verdict.isFailure && variant.declaration.map { declarations[$0].place == place } ?? false
    }
    var remedy = ContrastRemedy(audit, compilation)
    guard let worst = weak.min(by: { $0.greatestRatio < $1.greatestRatio }),
      let found = remedy.replacement(ofTextIn: worst)
    else { return nil }
    let title = "Change the colour so that it can be read"
    guard let better = found.color, weak.allSatisfy({ $0.foreground == worst.foreground }) else {
      return EditorAction(
        title: title, purpose: .rewrite, refusal: "no one shade of the colour can be read on every background")
    }
    let text = better.spelling(for: compilation.target)
    var action = EditorAction(title: "\(title): '\(text)'", purpose: .rewrite)
    if found.environments == .all {
      action.edits = [TextEdit(span: value.span, replacement: text)]
    } else {
      action.title += " for \(EnvironmentPhrase.describe(found.environments))"
      let (condition, line) = (MediaText.condition(for: found.environments), "\(declaration.property.text): \(text);")
      action.edits = [block(condition, line, after: node, selection)]
    }
    return action
  }
}
