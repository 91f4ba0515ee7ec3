import ThemeDiagnostics

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
  private var position = 0
  /// The open nodes around the current one, and where each ends.
  private var open: [(node: Int, end: Int)] = []
  private var current = -1

  init(_ tree: SyntaxTree) { self.tree = tree }

  package mutating func next() -> SyntaxNode? {
    guard position < tree.nodes.count else { return nil }
    if current >= 0 { open.append((current, Int(tree.nodes[current].endNode))) }
    while let last = open.last, position >= last.end { open.removeLast() }
    current = position
    position += 1
    return SyntaxNode(tree, NodeID(index: current))
  }

  /// The nodes around the one that ``next()`` has returned last, outermost first.
  package var ancestors: [SyntaxNode] { open.map { SyntaxNode(tree, NodeID(index: $0.node)) } }

  /// The node right around the one that ``next()`` has returned last, or nil for the root.
  package var parent: SyntaxNode? { open.last.map { SyntaxNode(tree, NodeID(index: $0.node)) } }

  /// Whether an ancestor is of a kind.
  package func isInside(_ kind: NodeKind) -> Bool {
    open.contains { tree.nodes[$0.node].kind == kind }
  }

  /// Leaves out the descendants of the node that ``next()`` has returned last.
  package mutating func skipChildren() {
    if current >= 0 { position = Int(tree.nodes[current].endNode) }
  }
}

extension SyntaxTree {
  /// Every node that `View` describes, in source order.
  package func descendants<View: SyntaxView>(_ view: View.Type = View.self) -> [View] {
    nodes.indices.compactMap { View(SyntaxNode(self, NodeID(index: $0))) }
  }

  /// A walker over all nodes, the root first.
  package func walker() -> SyntaxWalker { SyntaxWalker(self) }
}
