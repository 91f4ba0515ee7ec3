import ThemeBase

/// Tokens and nodes at an offset, for editors.
extension SyntaxTree {
  /// The token that covers the byte at `offset`, or the next token if trivia covers it.
  ///
  /// Every offset has a token: from the end of the file on it is ``TokenKind/endOfFile``. Takes logarithmic time.
  package func token(at offset: Int) -> SyntaxToken {
    let index = (0..<max(tokenList.count - 1, 0)).partitionPoint { tokenList.range($0).upperBound <= offset }
    return SyntaxToken(self, TokenID(index: index))
  }

  /// The nodes around `offset`, from the root to the innermost one.
  ///
  /// A node is around `offset` if that lies between its first and its last byte or right after it, as an editor's caret
  /// does when a word has been typed. Of two nodes that touch at `offset`, the later one is returned. Takes time in
  /// proportion to the number of siblings on the way down.
  package func nodes(at offset: Int) -> [SyntaxNode] {
    var path = [stylesheet.node]
    while let inner = path.last.flatMap({ child(of: $0, at: offset) }) { path.append(inner) }
    return path
  }

  private func child(of node: SyntaxNode, at offset: Int) -> SyntaxNode? {
    var found: SyntaxNode?
    for child in node.children {
      let span = child.span
      if Int(span.start) > offset { break }
      if offset <= Int(span.end) { found = child }
    }
    return found
  }

  /// Whether two declarations, the earlier one first, are in the same block, or both in none.
  ///
  /// Takes time in proportion to the number of items between them.
  package func areSiblings(_ earlier: NodeID, _ later: NodeID) -> Bool {
    var item = earlier
    while item < later {
      let next = nodes.end(item)
      // A brace after an item closes the block around it.
      guard next <= later, !hasClosingBrace(from: item, to: next) else { return false }
      item = next
    }
    return item == later
  }

  /// Whether there is a closing brace between two nodes; the second may begin before the first one ends.
  private func hasClosingBrace(from item: NodeID, to next: NodeID) -> Bool {
    let (start, end) = (nodes.endToken(item).index, nodes.firstToken(next).index)
    return start < end && tokenList.kinds[start..<end].contains(.rightBrace)
  }
}
