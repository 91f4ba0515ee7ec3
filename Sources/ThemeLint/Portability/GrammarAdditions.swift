import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeValues
import ThemeSyntax

/// Constructs that NUI's grammar lacks: at any of these it reads nothing of the stylesheet.
struct GrammarAdditions {
  private var diagnostics = DiagnosticList()

  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var rule = GrammarAdditions()
    for tree in theme.trees {
      var walker = tree.walker()
      while let node = walker.next() { rule.visit(node, walker) }
    }
    return rule.diagnostics
  }

  private mutating func visit(_ node: SyntaxNode, _ walker: SyntaxWalker) {
    switch node.kind {
    case .importRule, .classRule: report("'\(node.firstToken.excerpt)'", node)
    // What stands in the block of one has been lost with it.
    case .atRule where walker.parent?.kind == .stylesheet:
      report("'\(node.firstToken.excerpt)'", node)
    case .rule where walker.isInside(.rule): report("a nested rule", node)
    case .mediaRule where walker.isInside(.rule): report("an '@media' inside a rule", node)
    case .mediaRule where walker.isInside(.mediaRule):
      report("an '@media' inside another", node)
    case .selector where SelectorSyntax(node)?.form == .pattern:
      diagnostics.append(.themecOnly("a class path pattern", at: node.span))
    default: break
    }
  }

  private mutating func report(_ construct: String, _ node: SyntaxNode) {
    diagnostics.append(.themecOnly(construct, at: node.firstToken.span))
  }
}

extension Diagnostic {
  /// A construct at which a whole stylesheet is lost.
  static func themecOnly(
    _ construct: String, at span: Span, fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .themecOnly, "\(construct) is read by themec only", at: span,
      help: fixIts.isEmpty ? ["'themec build --emit nss' writes a stylesheet without it"] : [],
      fixIts: fixIts)
  }
}
