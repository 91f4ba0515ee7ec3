import ThemeBase

/// Finds the innermost node around each of some ascending tokens, in one walk over the tree.
///
/// For editors, which ask about every token of a file after every key: no view of a node is made.
package struct TokenOwners {
  /// What is said about a node.
  package struct Owner {
    package let kind: NodeKind
    package let firstToken: TokenID
    /// The token after the node's last one.
    fileprivate let endToken: TokenID

    fileprivate init(_ node: NodeID, in nodes: NodeList) {
      kind = nodes.kind(node)
      firstToken = nodes.firstToken(node)
      endToken = nodes.endToken(node)
    }
  }

  private let nodes: NodeList
  /// The first node that begins after the tokens so far.
  private var next = NodeID(index: 1)
  /// The nodes that may still be around the next token, the root first.
  private var open: [Owner] = []
  private var innermost: Owner

  package init(_ tree: SyntaxTree) {
    nodes = tree.nodes
    innermost = Owner(SyntaxTree.root, in: nodes)
  }

  /// The innermost node around a token, which is not before the last one; the root around the end of the file.
  package mutating func owner(of token: TokenID) -> Owner {
    while innermost.endToken <= token, let outer = open.popLast() { innermost = outer }
    // Nodes come in the order in which they begin, a parent before its children.
    while nodes.contains(next), nodes.firstToken(next) <= token {
      if nodes.endToken(next) > token {
        open.append(innermost)
        innermost = Owner(next, in: nodes)
      }
      next = NodeID(index: next.index + 1)
    }
    return innermost
  }
}
