import ThemeBase

extension SyntaxTree {
  /// The rules in whose block nothing but trivia stands, in source order.
  ///
  /// Goes over the nodes once and looks at no block that has a child, which is nearly every one.
  package func emptyRules() -> [RuleSyntax] {
    var rules: [RuleSyntax] = []
    let nodes = nodes.nodes
    for (index, node) in nodes.enumerated() where node.isEmptyBlock {
      // Between a rule and its block stand its selectors only.
      let owner = nodes[..<index].lastIndex { $0.kind != .selector && $0.kind != .selectorList }
      if let owner, let rule = RuleSyntax(self[NodeID(index: owner)]) { rules.append(rule) }
    }
    return rules
  }
}

extension NodeList.Node {
  /// Whether the node is a block without a child.
  ///
  /// One comparison, because either half alone is true of many nodes: the processor cannot predict two branches.
  fileprivate var isEmptyBlock: Bool {
    UInt16(kind.rawValue) << 8 | UInt16(nodeCount) == UInt16(NodeKind.block.rawValue) << 8 | 1
  }
}
