public import ThemeBase

/// A typed view of the nodes of one kind, or of a few related kinds: it names the parts that such a node has.
///
/// Every part that the author may have left out is optional: views describe trees of any input.
public protocol SyntaxView: Sendable {
  var node: SyntaxNode { get }

  /// The view of a node, or nil if the node is of another kind.
  init?(_ node: SyntaxNode)
}

extension SyntaxView {
  /// The number of the node in its tree.
  @inlinable
  public var id: NodeID { node.id }

  /// The tree that holds the node.
  @inlinable
  public var tree: SyntaxTree { node.tree }

  package var span: Span { node.span }
}
