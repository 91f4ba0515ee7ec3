/// A whole file: the root of a tree.
public struct StylesheetSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .stylesheet }

  fileprivate init(root tree: SyntaxTree) { node = SyntaxNode(tree, SyntaxTree.root) }

  /// The items at the top level.
  package var items: SyntaxItems { SyntaxItems(node) }
}

extension SyntaxTree {
  /// The file as a view.
  package var stylesheet: StylesheetSyntax { StylesheetSyntax(root: self) }
}
