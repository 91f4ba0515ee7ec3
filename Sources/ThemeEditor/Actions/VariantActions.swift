import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax
import ThemeTable

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
