public import ThemeBase

/// A typed view of the nodes of one kind, or of a few related kinds: it names the parts that such a node has.
///
/// Every part that the author may have left out is optional: views describe trees of any input.
public protocol SyntaxView: Sendable {
  /// The node that this is a view of.
  var node: SyntaxNode { get }

  /// The view of a node whose kind is known.
  init(checked node: SyntaxNode)

  /// Whether nodes of a kind have this view.
  static func describes(_ kind: NodeKind) -> Bool
}

extension SyntaxView {
  /// The view of a node, or nil if the node is of another kind.
  @inlinable public init?(_ node: SyntaxNode) {
    guard Self.describes(node.kind) else { return nil }
    self.init(checked: node)
  }

  /// The number of the node in its tree.
  @inlinable public var id: NodeID { node.id }

  /// The tree that holds the node.
  @inlinable public var tree: SyntaxTree { node.tree }

  package var span: Span { node.span }
}
