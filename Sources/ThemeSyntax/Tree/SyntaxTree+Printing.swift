import ThemeBase

extension SyntaxTree {
  /// The file, put together again by walking the tree.
  ///
  /// The result is always the bytes that were parsed.
  ///
  /// Prints each token, with the gap before it, through the node that owns it. So a tree that lost or doubled a token
  /// prints something else.
  package func printed() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(file.bytes.count)
    var open: [SyntaxTokens] = []
    var token = stylesheet.node.tokens.startIndex
    var walker = walker()
    while let node = walker.next() {
      while open.count > walker.depth, let last = open.popLast() {
        appendTokens(&token, upTo: last.endIndex, to: &output)
      }
      appendTokens(&token, upTo: node.tokens.startIndex, to: &output)
      open.append(node.tokens)
    }
    while let last = open.popLast() { appendTokens(&token, upTo: last.endIndex, to: &output) }
    return output
  }

  private func appendTokens(_ token: inout Int, upTo end: Int, to output: inout [UInt8]) {
    while token < end {
      let range = tokenList.gap(before: token).lowerBound..<tokenList.range(token).upperBound
      output.append(contentsOf: file.bytes[range])
      token += 1
    }
  }

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
