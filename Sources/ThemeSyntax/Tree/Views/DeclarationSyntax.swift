/// A declaration: `property: value;`.
package struct DeclarationSyntax: SyntaxView {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .declaration else { return nil }
    self.node = node
  }

  package var property: SyntaxToken { node.firstToken }

  /// Nil if nothing can be a value, because there is no colon.
  package var value: ValueSyntax? { node.child() }
}

/// A definition: `@name: value;`.
package struct DefinitionSyntax: SyntaxView {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .definition else { return nil }
    self.node = node
  }

  /// The name with its `@`.
  package var name: SyntaxToken { node.firstToken }

  /// Nil if nothing can be a value, because there is no colon.
  package var value: ValueSyntax? { node.child() }
}

/// The tokens between the colon and the semicolon of a declaration or definition; perhaps none.
package struct ValueSyntax: SyntaxView {
  package let node: SyntaxNode

  package init?(_ node: SyntaxNode) {
    guard node.kind == .value else { return nil }
    self.node = node
  }

  package var tokens: SyntaxTokens { node.tokens }
}
