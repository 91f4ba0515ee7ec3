import ThemeBase

/// A whole file: the root of a tree.
public struct StylesheetSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node, or nil if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == .stylesheet else { return nil }
    self.node = node
  }

  fileprivate init(root tree: SyntaxTree) {
    node = SyntaxNode(tree, SyntaxTree.root)
  }

  /// The items at the top level.
  package var items: SyntaxItems { SyntaxItems(node) }
}

extension SyntaxTree {
  /// The file as a view.
  package var stylesheet: StylesheetSyntax { StylesheetSyntax(root: self) }
}
