import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeTable
import ThemeValues

/// Values for environments that have none of their own, and colours that can be read.
enum VariantActions {
  /// The ratio that text needs by WCAG 2, level AA.
  private static let neededRatio = 4.5

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
    // Of the two names for the plain variant one is enough.
    let plain = ["", "_lightBackground"]
    let names = DefinitionFamily.suffixes.dropLast().filter { !plain.contains($0) }
      .map { family.base + $0 }
    let missing = names.filter { place.theme.program.variables.id($0) == nil }
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
    let indentation = place.line(of: Int(node.span.start)).indentation
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

  /// A colour of the same hue that can be read on all backgrounds.
  private static func fixContrast(_ place: ActionPlace) -> [EditorAction] {
    guard let node = place.enclosing(.declaration), let declaration = DeclarationSyntax(node),
      let value = declaration.value
    else { return [] }
    let property = declaration.property.text
    let paths = ClassPathText.paths(ofRulesAround: place.nodes)
    let environments = place.theme.environments(
      ofDeclaration: Program.Place(file: place.id, node: node.id))
    var backgrounds: [StyleColor] = []
    for path in paths {
      let notes = ContrastNotes.notes(property: property, on: path, in: place.theme)
      backgrounds += notes.filter {
        $0.ratio < neededRatio && !$0.environments.isDisjoint(with: environments)
      }.map(\.background)
    }
    let words = value.tokens.map { $0.text }.joined(separator: " ")
    guard !backgrounds.isEmpty else { return [] }
    let title = "Change the colour so that it can be read"
    let variants = ValueVariants.read(expanded(words, place.theme) ?? words, place.theme)
    guard let color = variants.onlyColor, let better = readable(color, on: backgrounds, place.theme)
    else {
      return [
        EditorAction(
          title, .rewrite, refusal: "no shade of the colour can be read on every background")
      ]
    }
    let text = better.spelling(for: place.theme.compilation.target)
    return [
      EditorAction(
        "\(title): '\(text)'", .rewrite, edits: [TextEdit(span: value.span, replacement: text)])
    ]
  }

  /// What a value that is one definition stands for, if that is the same everywhere.
  private static func expanded(_ text: String, _ theme: AnalyzedTheme) -> String? {
    guard let id = theme.program.variables.id(text) else { return nil }
    let parts = theme.compilation.theme.resolved.parts(of: id)
    return parts.count == 1 ? parts.first.map { theme.program.texts[$0.text] } : nil
  }

  /// The nearest darker or lighter shade that has the ratio on every background.
  private static func readable(
    _ color: StyleColor, on backgrounds: [StyleColor], _ theme: AnalyzedTheme
  ) -> StyleColor? {
    let literal = String(decoding: ColorText.literal(color), as: UTF8.self)
    for step in 1...50 {
      for function in ["darken", "lighten"] {
        let amount = "0.\(step * 2 < 10 ? "0" : "")\(step * 2)"
        let text = "\(function) ( \(literal) , \(step == 50 ? "1" : amount) )"
        guard let shade = ValueVariants.read(text, theme).onlyColor else { continue }
        if backgrounds.allSatisfy({ ContrastRatio.of(shade, on: $0) >= neededRatio }) {
          return shade
        }
      }
    }
    return nil
  }
}
