import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Palette overrides that are made of other definitions or computed: SAP's SwiftUI runtime reads names and hex digits.
enum ComposedColors {
  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let names = theme.trees.flatMap { tree in
      tree.descendants(DefinitionSyntax.self).compactMap { DefinitionText($0)?.key }
    }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for tree in theme.trees {
      for definition in tree.descendants(DefinitionSyntax.self) {
        guard let text = DefinitionText(definition), text.isPaletteKey,
          let diagnostic = diagnostic(definition, text, theme, isOnly: counts[text.key] == 1)
        else { continue }
        diagnostics.append(diagnostic)
      }
    }
    return diagnostics
  }

  private static func diagnostic(
    _ node: DefinitionSyntax, _ definition: DefinitionText, _ theme: PortableTheme, isOnly: Bool
  ) -> Diagnostic? {
    guard let value = node.value else { return nil }
    let tokens = Array(value.tokens)
    let variable = tokens.first { $0.kind == .variable }
    let operation = CompositionToken.operation(in: tokens)?.token
    guard let token = operation ?? variable else { return nil }
    let literal = isOnly ? literal(of: definition, theme) : nil
    return .composedValue(
      operation == nil ? .definitionInValue : .computedValue,
      operation == nil ? "\(theme.target.runtime) puts no definitions in" : "\(theme.target.runtime) computes nothing",
      at: token.span, notes: ["it reads the text as it is, which is not a colour"], of: value, literal: literal)
  }

  /// The colour that a definition sets, in hex digits; nil where it depends on more than its key says.
  private static func literal(of definition: DefinitionText, _ theme: PortableTheme) -> String? {
    let key = PaletteKey.parse(definition.key).first
    let override = theme.overrides.first { $0.style == key?.style && $0.variant == key?.variant }
    guard let colors = override?.colors, colors.count == 1, let color = colors.first?.color else { return nil }
    return color.spelling(for: theme.target)
  }
}
