import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeLint
import ThemeSyntax
import ThemeTable
import ThemeValues

/// Values for environments that have none of their own, and colours that can be read.
enum VariantActions {
  static func find(_ place: ActionPlace) -> [EditorAction] {
    fillPalette(place) + addDarkBlock(place) + fixContrast(place)
  }

  /// The definitions that set the other variants of a palette colour, with the value of the first.
  private static func fillPalette(_ place: ActionPlace) -> [EditorAction] {
    guard let node = place.enclosing(.definition), let definition = DefinitionSyntax(node),
      let value = definition.value, !value.tokens.isEmpty
    else { return [] }
    let family = DefinitionFamily(definition.name.text)
    guard !PaletteKey.parse(family.base).isEmpty else { return [] }
    let text = place.tree.file.text(value.span)
    let missing = family.missingVariants(in: place.theme)
    guard !missing.isEmpty else { return [] }
    let indentation = place.line(of: Int(node.span.start)).indentation
    let lines = missing.map { "\n\(indentation)\($0): \(text);" }.joined()
    return [
      EditorAction(
        "Fill in the variants of '\(family.base)'", .rewrite,
        edits: [place.insertion(lines, at: Int(node.span.end))])
    ]
  }

  /// A block for the dark appearance after a declaration that holds everywhere.
  private static func addDarkBlock(_ place: ActionPlace) -> [EditorAction] {
    guard let node = place.enclosing(.declaration), let declaration = DeclarationSyntax(node),
      declaration.value != nil, node.tokens.last?.kind == .semicolon,
      !place.nodes.contains(where: { $0.kind == .mediaRule })
    else { return [] }
    let property = declaration.property.text
    let grammar = ValueGrammars.grammar(of: property, on: nil, place.theme.registry)
    guard grammar?.alternatives.contains(where: { $0.isColor }) ?? false else { return [] }
    // The block is indented below the rule even if the rule stands in one line: `@media` at the start of a line is taken
    // for the end of a rule without a brace.
    let rule = place.enclosing(.rule) ?? node
    let indentation = place.line(of: Int(rule.span.start)).indentation + "  "
    let text = """

      \(indentation)@media (appearance: dark) {
      \(indentation)  \(place.tree.file.text(node.span))
      \(indentation)}
      """
    return [
      EditorAction(
        "Add a value of '\(property)' for the dark appearance", .rewrite,
        edits: [place.insertion(text, at: Int(node.span.end))])
    ]
  }

  // MARK: - Contrast

  /// The nearest colour of the same hue that can be read on everything beneath it.
  private static func fixContrast(_ place: ActionPlace) -> [EditorAction] {
    guard let node = place.enclosing(.declaration), let declaration = DeclarationSyntax(node),
      let value = declaration.value,
      ["font-color", "tint-color"].contains(where: { declaration.property.text.hasPrefix($0) })
    else { return [] }
    let own = Program.Place(file: place.id, node: node.id)
    let declarations = place.theme.program.declarations
    let audit = ContrastAudit.of(place.theme.compilation) { declarations[$0].place == own }
    let weak = audit.pairs.flatMap(\.variants).filter {
      $0.ratio < $0.use.requiredRatio && declarations[$0.declaration].place == own
    }
    guard let first = weak.first else { return [] }
    let title = "Change the colour so that it can be read"
    let ratio = weak.map(\.use.requiredRatio).max() ?? first.use.requiredRatio
    guard weak.allSatisfy({ $0.foreground == first.foreground }),
      let better = ReadableColor.nearest(
        to: first.foreground, on: weak.flatMap(\.backgrounds), ratio: ratio)
    else {
      return [
        EditorAction(
          title, .rewrite, refusal: "no one shade of the colour can be read on every background")
      ]
    }
    let text = better.spelling(for: place.theme.compilation.target)
    return [
      EditorAction(
        "\(title): '\(text)'", .rewrite, edits: [TextEdit(span: value.span, replacement: text)])
    ]
  }
}
