import ThemeBase
package import ThemeSyntax

/// Themec's additions to the language: today's runtimes read nothing of a stylesheet that has any of them.
package enum SheetAdditions {
  /// The number of such constructs and conditions in a stylesheet, up to a limit at which the search ends.
  package static func count(in tree: SyntaxTree, upTo limit: Int = .max) -> Int {
    var walker = tree.walker()
    var count = 0
    while count < limit, let node = walker.next() {
      if isAddition(node, walker) { count += 1 }
    }
    return count
  }

  private static func isAddition(_ node: SyntaxNode, _ walker: SyntaxWalker) -> Bool {
    if construct(node, walker) != nil { return true }
    if let feature = MediaFeatureSyntax(node), MediaConditions.unreadAxis(of: feature) != nil { return true }
    guard let condition = MediaRuleSyntax(node)?.condition else { return false }
    return condition.node.tokens.contains { MediaConditions.addition($0) != nil }
  }

  /// Reports the constructs; the conditions are those of ``MediaConditions``.
  static func run(_ theme: PortableTheme, _ tree: SyntaxTree) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    var walker = tree.walker()
    while let node = walker.next() {
      guard let construct = construct(node, walker) else { continue }
      let span = node.kind == .selector ? node.span : node.firstToken.span
      diagnostics.append(.themecOnly(construct, at: span))
    }
    return diagnostics
  }

  /// The construct that a node is, or nil if NUI knows it.
  private static func construct(_ node: SyntaxNode, _ walker: SyntaxWalker) -> String? {
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
