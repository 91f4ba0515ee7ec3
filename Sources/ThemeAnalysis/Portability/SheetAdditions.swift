package import ThemeSyntax

/// What themec adds to the language of today's runtimes: they read nothing of a stylesheet that has any of it.
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
    if GrammarAdditions.construct(node, walker) != nil { return true }
    if let feature = MediaFeatureSyntax(node), MediaConditions.unreadAxis(of: feature) != nil { return true }
    guard let condition = MediaRuleSyntax(node)?.condition else { return false }
    return condition.node.tokens.contains { MediaConditions.addition($0) != nil }
  }
}
