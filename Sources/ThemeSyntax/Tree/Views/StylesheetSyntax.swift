import ThemeDiagnostics

/// A whole file: the root of a tree.
package struct StylesheetSyntax: SyntaxView {
  package let node: SyntaxNode

  @inlinable
  package init?(_ node: SyntaxNode) {
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
