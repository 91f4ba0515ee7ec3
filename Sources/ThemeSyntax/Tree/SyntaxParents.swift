import ThemeBase

/// The parent of each node of a tree, and the innermost node around a token.
///
/// Made in linear time, for passes that go from many places of a file outwards. A ``SyntaxWalker`` knows the ancestors
/// of the node that it visits without it.
package struct SyntaxParents: Sendable {
  private let tree: SyntaxTree
  /// The root is its own parent.
  private var parents: IDColumn<SyntaxNode, NodeID>

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    parents = IDColumn(repeating: SyntaxTree.root, count: tree.nodeCount)
    var walker = tree.walker()
    while let node = walker.next() { parents[node.id] = walker.parent?.id ?? SyntaxTree.root }
  }

  /// The parent of a node, or nil for the root.
  package func parent(of node: SyntaxNode) -> SyntaxNode? { node.id == SyntaxTree.root ? nil : tree[parents[node.id]] }

  /// A node and its ancestors, the root first.
  package func lineage(of node: SyntaxNode) -> [SyntaxNode] {
    var line = [node]
    while let parent = line.last.flatMap(parent(of:)) { line.append(parent) }
    return line.reversed()
  }

  /// The innermost node that covers a token.
  ///
  /// Takes logarithmic time in the nodes of the tree, and the depth of the token.
  package func innermostNode(around token: SyntaxToken) -> SyntaxNode {
    // The last node that begins at the token or before it; an ancestor of it covers the token if it does not.
    let next = tree.nodes.nodes.partitionPoint { $0.firstToken <= token.id }
    var node = tree[NodeID(index: max(next - 1, 0))]
    while tree.nodes.endToken(node.id) <= token.id, let parent = parent(of: node) { node = parent }
    return node
  }
}
