import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Palette overrides that are made of other definitions or computed: SAP's SwiftUI runtime reads names and hex digits.
enum ComposedColors {
  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let definitions = theme.trees.flatMap { tree in
      tree.descendants(DefinitionSyntax.self).compactMap { node in DefinitionText(node).map { (node: node, text: $0) } }
    }
    let counts = definitions.reduce(into: [:]) { $0[$1.text.key, default: 0] += 1 }
    for (node, text) in definitions where text.isPaletteKey {
      guard let value = node.value else { continue }
      let tokens = Array(value.tokens)
      let operation = CompositionToken.operation(in: tokens)?.token
      guard let token = operation ?? tokens.first(where: { $0.kind == .variable }) else { continue }
      let runtime = theme.target.runtime
      diagnostics.append(
        .composedValue(
          operation == nil ? .definitionInValue : .computedValue,
          operation == nil ? "\(runtime) puts no definitions in" : "\(runtime) computes nothing", at: token.span,
          notes: ["it reads the text as it is, which is not a colour"], of: value,
          literal: counts[text.key] == 1 ? literal(of: text, theme) : nil))
    }
    return diagnostics
  }

  /// The colour that a definition sets, in hex digits; nil where it depends on more than its key says.
  private static func literal(of definition: DefinitionText, _ theme: PortableTheme) -> String? {
    let key = PaletteKey.parse(definition.key).first
    let override = theme.overrides.first { $0.style == key?.style && $0.variant == key?.variant }
    guard let colors = override?.colors, colors.count == 1, let color = colors.first?.color else { return nil }
    return color.spelling(for: theme.target)
  }
}
