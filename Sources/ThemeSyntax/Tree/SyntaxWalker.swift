public import ThemeBase

/// Visits every node of a tree in source order, a parent before its children.
///
///     var walker = tree.walker()
///     while let node = walker.next() {
///       if node.kind == .rule, walker.isInside(.rule) { … }  // a nested rule
///     }
///
/// A loop that needs no ancestors is shorter: `for node in tree.walker()`. The stack of ancestors is the walker's
/// own, so no depth of a tree exhausts the machine's.
package struct SyntaxWalker: Sequence, IteratorProtocol, Sendable {
  private let tree: SyntaxTree
  private var position = SyntaxTree.root
  /// The open nodes around the current one.
  private var open: [NodeID] = []
  private var current: NodeID?

  init(_ tree: SyntaxTree) { self.tree = tree }

  package mutating func next() -> SyntaxNode? {
    guard tree.nodes.contains(position) else { return nil }
    if let current { open.append(current) }
    while let last = open.last, position >= tree.nodes.end(last) { open.removeLast() }
    current = position
    defer { position = NodeID(index: position.index + 1) }
    return SyntaxNode(tree, position)
  }

  /// The nodes around the one that ``next()`` has returned last, outermost first.
  package var ancestors: [SyntaxNode] { open.map { tree[$0] } }

  /// The node right around the one that ``next()`` has returned last, or nil for the root.
  package var parent: SyntaxNode? { open.last.map { tree[$0] } }

  /// The number of nodes around the one that ``next()`` has returned last.
  package var depth: Int { open.count }

  /// Whether an ancestor is of a kind.
  package func isInside(_ kind: NodeKind) -> Bool { open.contains { tree.nodes.kind($0) == kind } }
}

/// The nodes of some kinds in source order, at any depth.
public struct SyntaxNodes: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: SyntaxTree
  /// A bit for each kind.
  @usableFromInline let kinds: UInt32
  @usableFromInline var position = 0

  @inlinable init(_ tree: SyntaxTree, _ kinds: [NodeKind]) {
    self.tree = tree
    self.kinds = kinds.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// The next node, or nil after the last one.
  @inlinable public mutating func next() -> SyntaxNode? {
    // A local name: the loop would otherwise read the column through the tree for each node.
    let nodes = tree.nodes.nodes
    var index = position
    while index < nodes.count, kinds & 1 &<< UInt32(nodes[index].kind.rawValue) == 0 { index += 1 }
    position = index + 1
    return index < nodes.count ? SyntaxNode(tree, NodeID(index: index)) : nil
  }
}

extension SyntaxTree {
  /// A walker over all nodes, the root first.
  package func walker() -> SyntaxWalker { SyntaxWalker(self) }

  /// The nodes of some kinds in source order, without their ancestors: cheaper than a ``walker()``.
  package func nodes(_ kinds: NodeKind...) -> SyntaxNodes { SyntaxNodes(self, kinds) }

  /// Every node that `View` describes, in source order.
  package func descendants<View: SyntaxView>(_ view: View.Type = View.self) -> [View] {
    (0..<nodeCount).compactMap { View(SyntaxNode(self, NodeID(index: $0))) }
  }
}

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
