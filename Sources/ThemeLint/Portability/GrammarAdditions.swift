import ThemeCompiler
import ThemeDiagnostics
import ThemeValues
import ThemeSyntax

/// What NUI's grammar lacks: where one of these stands, it reads nothing of the stylesheet.
struct GrammarAdditions {
  private let theme: PortableTheme
  private let tree: SyntaxTree
  private let topLevel: Set<SyntaxTree.NodeIndex>
  private var diagnostics = DiagnosticList()

  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for tree in theme.trees {
      var rule = GrammarAdditions(theme: theme, tree: tree)
      tree.forEachNode { rule.visit($0, $1, $2) }
      diagnostics.append(contentsOf: rule.diagnostics)
    }
    return diagnostics
  }

  private init(theme: PortableTheme, tree: SyntaxTree) {
    self.theme = theme
    self.tree = tree
    topLevel = Set(tree.children(of: SyntaxTree.root))
  }

  private mutating func visit(
    _ node: SyntaxTree.NodeIndex, _ kind: NodeKind, _ enclosing: [SyntaxTree.NodeIndex]
  ) {
    let isInRule = enclosing.contains { tree.nodes[$0].kind == .rule }
    switch kind {
    case .importRule, .classRule: report("'\(firstText(node))'", node)
    // What stands in the block of one has been lost with it.
    case .atRule where topLevel.contains(node):
      report("'\(firstText(node))'", node)
    case .rule where isInRule: report("a nested rule", node)
    case .mediaRule where isInRule: report("an '@media' inside a rule", node)
    case .mediaRule where !enclosing.isEmpty: report("an '@media' inside another", node)
    case .selector where tree.form(ofSelector: node) == .pattern:
      diagnostics.append(
        .themecOnly("a class path pattern", at: tree.span(of: node), theme.target))
    default: break
    }
  }

  private func firstText(_ node: SyntaxTree.NodeIndex) -> String {
    tree.text(ofToken: Int(tree.nodes[node].firstToken))
  }

  private mutating func report(_ construct: String, _ node: SyntaxTree.NodeIndex) {
    let span = tree.span(ofToken: Int(tree.nodes[node].firstToken))
    diagnostics.append(.themecOnly(construct, at: span, theme.target))
  }
}

extension Diagnostic {
  /// A construct at which a whole stylesheet is lost.
  static func themecOnly(
    _ construct: String, at span: Span, _ target: Target, fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .themecOnly, "\(construct) is read by themec only", at: span,
      notes: ["\(target.runtime) ignores a stylesheet that contains it"],
      help: fixIts.isEmpty ? ["'themec build --emit nss' writes a stylesheet without it"] : [],
      fixIts: fixIts)
  }
}
