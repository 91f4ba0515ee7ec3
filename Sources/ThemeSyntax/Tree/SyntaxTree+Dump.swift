import ThemeBase

extension SyntaxTree {
  /// A readable picture of the tree, one node a line, for tests.
  package func dump() -> String {
    var lines: [String] = []
    var walker = walker()
    while let node = walker.next() {
      let indent = String(repeating: "  ", count: walker.depth)
      lines.append("\(indent)\(node.kind)\(detail(of: node))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func detail(of node: SyntaxNode) -> String {
    switch node.kind {
    case .stylesheet, .rule, .block, .selectorList, .mediaRule, .allOf, .anyOf, .negation: ""
    case .selector: " \(SelectorSyntax(node)?.form ?? .malformed) '\(file.text(node.span))'"
    case .declaration, .definition, .atRule: " '\(node.firstToken.excerpt)'"
    default: " '\(file.text(node.span))'"
    }
  }
}
