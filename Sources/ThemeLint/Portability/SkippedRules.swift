import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax

/// What SAP's SwiftUI runtime skips: rules, and the at-rules that would change the meaning of definitions.
enum SkippedRules {
  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for tree in theme.trees {
      let rules = tree.nodes.indices.filter { tree.nodes[$0].kind == .rule }
      if let first = rules.first, let list = tree.child(of: first, .selectorList) {
        diagnostics.append(.rulesNotRead(rules.count, at: tree.span(of: list), theme))
      }
      for node in tree.children(of: SyntaxTree.root) {
        let token = Int(tree.nodes[node].firstToken)
        let name = tree.text(ofToken: token)
        guard tree.nodes[node].kind == .importRule || name == "@palette" else { continue }
        diagnostics.append(
          Diagnostic(
            .themecOnly, "'\(name)' is read by themec only", at: tree.span(ofToken: token),
            notes: ["\(theme.target.runtime) skips the line"],
            help: ["'themec build --emit nss' writes a stylesheet without it"]))
      }
    }
    return diagnostics
  }
}

extension Diagnostic {
  /// One for a file: all its rules have the same fate.
  fileprivate static func rulesNotRead(
    _ count: Int, at span: Span, _ theme: PortableTheme
  ) -> Diagnostic {
    Diagnostic(
      .rulesNotRead, "\(theme.target.runtime) reads no rules", at: span,
      notes: ["it takes the colours of definitions only"]
        + (count > 1 ? ["this file has \(count) rules"] : []),
      help: ["override palette colours, '@primaryLabel:#1D2731;', or style the views in code"])
  }
}
