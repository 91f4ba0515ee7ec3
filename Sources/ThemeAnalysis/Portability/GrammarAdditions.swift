import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Constructs that NUI's grammar lacks: at any of these it reads nothing of the stylesheet.
enum GrammarAdditions {
  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for tree in theme.trees {
      var walker = tree.walker()
      while let node = walker.next() {
        guard let construct = construct(node, walker) else { continue }
        let span = node.kind == .selector ? node.span : node.firstToken.span
        diagnostics.append(.themecOnly(construct, at: span))
      }
    }
    return diagnostics
  }

  /// The construct that a node is, or nil if NUI knows it.
  static func construct(_ node: SyntaxNode, _ walker: SyntaxWalker) -> String? {
    switch node.kind {
    case .importRule, .classRule: "'\(node.firstToken.excerpt)'"
    // The contents of its block have been lost with it.
    case .atRule where walker.parent?.kind == .stylesheet: "'\(node.firstToken.excerpt)'"
    case .rule where walker.isInside(.rule): "a nested rule"
    case .mediaRule where walker.isInside(.rule): "an '@media' inside a rule"
    case .mediaRule where walker.isInside(.mediaRule): "an '@media' inside another"
    case .selector where SelectorSyntax(node)?.form == .pattern: "a class path pattern"
    default: nil
    }
  }
}

extension Diagnostic {
  /// A construct at which a whole stylesheet is lost.
  static func themecOnly(_ construct: String, at span: Span, fixIts: [FixIt] = []) -> Diagnostic {
    Diagnostic(
      .themecOnly, "\(construct) is read by themec only", at: span,
      help: fixIts.isEmpty ? ["'themec build --emit nss' writes a stylesheet without it"] : [], fixIts: fixIts)
  }
}
