import ThemeDiagnostics

/// Finds the innermost node around each of some ascending tokens, in one walk over the tree.
///
/// For editors, which ask about every token of a file after every key: no view of a node is made.
package struct TokenOwners {
  /// What is said about a node.
  package struct Owner {
    package let kind: NodeKind
    /// The number of the node's first token.
    package let firstToken: Int
    /// One past the number of its last token.
    fileprivate let endToken: Int

    fileprivate init(_ node: SyntaxTree.Node) {
      kind = node.kind
      firstToken = node.firstToken.index
      endToken = node.endToken.index
    }
  }

  private let nodes: [SyntaxTree.Node]
  /// The first node that begins after the tokens so far.
  private var next = 1
  /// The nodes that may still be around the next token, the root first.
  private var open: [Owner] = []
  private var innermost: Owner

  package init(_ tree: SyntaxTree) {
    nodes = tree.nodes.values
    innermost = Owner(nodes[SyntaxTree.root.index])
  }

  /// The innermost node around a token, which is not before the last one; the root around the end of the file.
  package mutating func owner(of token: Int) -> Owner {
    while innermost.endToken <= token, let outer = open.popLast() { innermost = outer }
    // Nodes come in the order in which they begin, a parent before its children.
    while next < nodes.count, nodes[next].firstToken.index <= token {
      if nodes[next].endToken.index > token {
        open.append(innermost)
        innermost = Owner(nodes[next])
      }
      next += 1
    }
    return innermost
  }
}
