import ThemeBase

/// Finds the innermost nodes around tokens of a tree, one after the other.
///
/// Linear in the nodes up to the last token.
/// ``SyntaxParents`` finds those of tokens in any order.
package struct InnermostNodes {
  private let tree: SyntaxTree
  /// The last node that begins at the token asked about last, or before it, and the nodes around it that may cover the
  /// next one.
  private var open = [SyntaxTree.root]
  private var next: NodeID

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    next = tree.stylesheet.node.children.first { _ in true }?.id ?? tree.nodes.endID
  }

  /// The innermost node that covers a token, which does not come before the one asked about last.
  package mutating func node(around token: SyntaxToken) -> SyntaxNode {
    while tree.nodes.contains(next), tree.nodes.firstToken(next) <= token.id {
      while let last = open.last, tree.nodes.end(last) <= next { open.removeLast() }
      open.append(next)
      next = NodeID(index: next.index + 1)
    }
    while let last = open.last, last != SyntaxTree.root, tree.nodes.endToken(last) <= token.id { open.removeLast() }
    return tree[open.last ?? SyntaxTree.root]
  }
}
