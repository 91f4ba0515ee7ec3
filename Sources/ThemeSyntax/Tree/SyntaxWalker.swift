import ThemeDiagnostics

/// Visits every node of a tree in source order, a parent before its children.
///
///     var walker = tree.walker()
///     while let node = walker.next() {
///       if node.kind == .rule, walker.isInside(.rule) { … }  // a nested rule
///     }
///
/// Without need for the ancestors, `for node in tree.walker()` says the same. The stack of ancestors is the walker's
/// own, so no depth of a tree exhausts the machine's.
package struct SyntaxWalker: Sequence, IteratorProtocol, Sendable {
  private let tree: SyntaxTree
  private var position = 0
  /// The nodes around the one that ``next()`` has returned last, outermost first.
  package private(set) var ancestors: [SyntaxNode] = []
  private var current: SyntaxNode?

  init(_ tree: SyntaxTree) { self.tree = tree }

  package mutating func next() -> SyntaxNode? {
    guard position < tree.nodes.count else { return nil }
    if let current { ancestors.append(current) }
    while let last = ancestors.last, position >= Int(tree.nodes[last.id.index].endNode) {
      ancestors.removeLast()
    }
    let node = SyntaxNode(tree, NodeID(index: position))
    current = node
    position += 1
    return node
  }

  /// Leaves out the descendants of the node that ``next()`` has returned last.
  package mutating func skipChildren() {
    if let current { position = Int(tree.nodes[current.id.index].endNode) }
  }

  /// Whether one of the ancestors is of a kind.
  package func isInside(_ kind: NodeKind) -> Bool { ancestors.contains { $0.kind == kind } }
}

extension SyntaxTree {
  /// A walker over all nodes, the root first.
  package func walker() -> SyntaxWalker { SyntaxWalker(self) }
}
