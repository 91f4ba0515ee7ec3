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
