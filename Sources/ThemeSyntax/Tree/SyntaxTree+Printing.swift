import ThemeDiagnostics

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
    var open: [(end: Int, node: NodeIndex)] = []
    var token = Int(nodes[Self.root].firstToken)
    for node in nodes.indices {
      while let last = open.last, node >= Int(nodes[last.node].endNode) {
        appendTokens(&token, upTo: last.end, to: &output)
        open.removeLast()
      }
      appendTokens(&token, upTo: Int(nodes[node].firstToken), to: &output)
      open.append((Int(nodes[node].endToken), node))
    }
    while let last = open.popLast() { appendTokens(&token, upTo: last.end, to: &output) }
    return output
  }

  private func appendTokens(_ token: inout Int, upTo end: Int, to output: inout [UInt8]) {
    while token < end {
      let range = tokens.gap(before: token).lowerBound..<tokens.range(token).upperBound
      output.append(contentsOf: file.bytes[range])
      token += 1
    }
  }

  /// A readable picture of the tree, one node a line, for tests.
  package func dump() -> String {
    var lines: [String] = []
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, index >= end { ends.removeLast() }
      let indent = String(repeating: "  ", count: ends.count)
      lines.append("\(indent)\(node.kind)\(detail(of: index))")
      ends.append(Int(node.endNode))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func detail(of index: NodeIndex) -> String {
    switch nodes[index].kind {
    case .stylesheet, .rule, .block, .selectorList, .mediaRule, .allOf, .anyOf, .negation: ""
    case .selector: " \(form(ofSelector: index)) '\(file.text(span(of: index)))'"
    case .declaration, .definition, .atRule:
      " '\(text(ofToken: Int(nodes[index].firstToken)))'"
    default: " '\(file.text(span(of: index)))'"
    }
  }
}
