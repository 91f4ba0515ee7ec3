import ThemeCompiler
import ThemeDiagnostics
import ThemeValues
import ThemeSyntax
import ThemeTable

/// Palette overrides that are made of other definitions or computed: SAP's SwiftUI runtime reads names and hex digits.
struct ComposedColors {
  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let names = theme.trees.flatMap { tree in
      tree.nodes.indices.compactMap { node in
        tree.nodes[node].kind == .definition ? DefinitionText(node, in: tree)?.key : nil
      }
    }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    for tree in theme.trees {
      for node in tree.nodes.indices where tree.nodes[node].kind == .definition {
        guard let text = DefinitionText(node, in: tree), text.isPaletteKey,
          let diagnostic = diagnostic(node, text, in: tree, theme, isOnly: counts[text.key] == 1)
        else { continue }
        diagnostics.append(diagnostic)
      }
    }
    return diagnostics
  }

  private static func diagnostic(
    _ node: SyntaxTree.NodeIndex, _ definition: DefinitionText, in tree: SyntaxTree,
    _ theme: PortableTheme, isOnly: Bool
  ) -> Diagnostic? {
    guard let value = tree.child(of: node, .value) else { return nil }
    let tokens = tree.significantTokens(in: tree.tokenRange(of: value))
    let variable = tokens.first { tree.tokens.kinds[$0] == .variable }
    let operation = CompositionToken.operation(in: tokens, of: tree)?.token
    guard let token = operation ?? variable else { return nil }
    let literal = isOnly ? literal(of: definition, theme) : nil
    return Diagnostic(
      operation == nil ? .definitionInValue : .computedValue,
      operation == nil
        ? "\(theme.target.runtime) puts no definitions in"
        : "\(theme.target.runtime) computes nothing",
      at: tree.span(ofToken: token),
      notes: ["it reads the text as it stands, which is no colour"],
      help: literal == nil ? ["'themec build --emit nss' writes what it comes to"] : [],
      fixIts: literal.map {
        [FixIt("write '\($0)'", replacing: tree.span(of: value), with: $0)]
      } ?? [])
  }

  /// The colour that a definition sets, in hex digits; nil where it depends on more than its key says.
  private static func literal(
    of definition: DefinitionText, _ theme: PortableTheme
  ) -> String? {
    let key = PaletteKey.parse(definition.key).first
    let override = theme.overrides.first { $0.style == key?.style && $0.variant == key?.variant }
    guard let colors = override?.colors, colors.count == 1, let color = colors.first?.color else {
      return nil
    }
    return color.spelling(for: theme.target)
  }
}
