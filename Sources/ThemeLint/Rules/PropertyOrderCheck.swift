import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax

/// Rules whose properties do not stand in alphabetical order, for teams that want them so.
enum PropertyOrderCheck {
  static func run(_ compilation: Compilation) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for file in compilation.program.files.sorted() {
      let tree = compilation.program.tree(file)
      for node in tree.nodes.indices where tree.nodes[node].kind == .rule {
        if let diagnostic = check(node, in: tree) { diagnostics.append(diagnostic) }
      }
    }
    return diagnostics
  }

  /// Reports the first property of a rule that stands after one that it should precede.
  private static func check(_ rule: Int, in tree: SyntaxTree) -> Diagnostic? {
    guard let block = tree.child(of: rule, .block) else { return nil }
    var previous: (name: String, span: Span)?
    for node in tree.children(of: block) where tree.nodes[node].kind == .declaration {
      let token = Int(tree.nodes[node].firstToken)
      let (name, span) = (tree.text(ofToken: token), tree.span(ofToken: token))
      if let previous, name < previous.name {
        return Diagnostic(
          .unsortedProperties, "'\(name)' comes before '\(previous.name)' in the alphabet",
          at: span, secondary: [.init(previous.span, "stands before it")])
      }
      previous = (name, span)
    }
    return nil
  }
}
