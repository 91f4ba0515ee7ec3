import ThemeDiagnostics

extension SyntaxTree {
  /// The rules in whose block nothing but trivia stands, in source order.
  ///
  /// Goes over the nodes once and looks at no block that has a child, which is nearly every one.
  package func emptyRules() -> [RuleSyntax] {
    var rules: [RuleSyntax] = []
    var lastRule: NodeID?
    for (index, node) in nodes.nodes.enumerated() {
      switch node.kind {
      case .rule: lastRule = NodeID(index: index)
      case .block where end(NodeID(index: index)).index == index + 1:
        if let lastRule, let rule = RuleSyntax(self[lastRule]), rule.block?.id.index == index {
          rules.append(rule)
        }
      default: break
      }
    }
    return rules
  }
}
