import ThemeCompiler
import ThemeSyntax

extension SyntaxTree {
  /// Visits the nodes in source order, each with the rules, media rules and definitions around it, outermost first.
  func forEachNode(
    _ body: (_ node: NodeIndex, _ kind: NodeKind, _ enclosing: [NodeIndex]) -> Void
  ) {
    var enclosing: [NodeIndex] = []
    for node in nodes.indices {
      while let last = enclosing.last, node >= Int(nodes[last].endNode) { enclosing.removeLast() }
      body(node, nodes[node].kind, enclosing)
      switch nodes[node].kind {
      case .rule, .mediaRule, .definition, .declaration: enclosing.append(node)
      default: break
      }
    }
  }

  /// The next token that means something, after the one given.
  func significantToken(after token: Int) -> Int {
    var next = token + 1
    while next < tokens.count, tokens.kinds[next].isTrivia { next += 1 }
    return next
  }
}
