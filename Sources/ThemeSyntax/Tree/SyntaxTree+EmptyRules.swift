import ThemeBase

extension SyntaxTree {
  /// The rules whose block holds nothing but trivia, in source order.
  ///
  /// Goes over the nodes once and looks at no block that has a child, which is nearly every one.
  package func emptyRules() -> [RuleSyntax] {
    var rules: [RuleSyntax] = []
    let nodes = nodes.nodes
    for (index, node) in nodes.enumerated() where node.kind == .block && node.end.index == index + 1 {
      // Between a rule and its block are its selectors only.
      let owner = nodes[..<index].lastIndex { $0.kind != .selector && $0.kind != .selectorList }
      if let owner, let rule = RuleSyntax(self[NodeID(index: owner)]) { rules.append(rule) }
    }
    return rules
  }
}
