import ThemeDiagnostics
import ThemeValues
import ThemeSyntax

/// `@palette v8;`: the palette that a theme takes its colours from; the last one counts.
enum PaletteChoice {
  static func find(
    in trees: [SyntaxTree], default version: PaletteVersion
  ) -> Checked<PaletteVersion> {
    var result = Checked(version)
    for tree in trees {
      for node in tree.children(of: SyntaxTree.root) where isPalette(node, in: tree) {
        read(node, in: tree, &result)
      }
    }
    return result
  }

  private static func isPalette(_ node: SyntaxTree.NodeIndex, in tree: SyntaxTree) -> Bool {
    tree.nodes[node].kind == .atRule
      && tree.text(ofToken: Int(tree.nodes[node].firstToken)) == "@palette"
  }

  private static func read(
    _ node: SyntaxTree.NodeIndex, in tree: SyntaxTree, _ result: inout Checked<PaletteVersion>
  ) {
    let prelude = tree.child(of: node, .prelude) ?? node
    let words = tree.significantTokens(in: tree.tokenRange(of: prelude))
    guard words.count == 1, let word = words.first else {
      return result.diagnostics.append(
        .unknownPalette("expected one palette after '@palette'", at: tree.span(of: node)))
    }
    let name = tree.text(ofToken: word)
    if let version = PaletteVersion(rawValue: name) {
      result.value = version
    } else {
      result.diagnostics.append(
        .unknownPalette("there is no palette '\(name)'", at: tree.span(ofToken: word)))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownPalette(_ message: String, at span: Span) -> Diagnostic {
    let names = PaletteVersion.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return Diagnostic(.unknownPalette, message, at: span, help: ["the palettes are \(names)"])
  }
}
