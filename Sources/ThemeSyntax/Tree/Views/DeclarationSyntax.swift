/// A declaration: `property: value;`.
package struct DeclarationSyntax: SyntaxView {
  package let node: SyntaxNode

  @inlinable
  package init?(_ node: SyntaxNode) {
    guard node.kind == .declaration else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  @inlinable
  package var property: SyntaxToken { node.firstToken }

  /// Nil if nothing can be a value, because there is no colon.
  @inlinable
  package var value: ValueSyntax? { node.child(.value).map(ValueSyntax.init(checked:)) }
}

/// A definition: `@name: value;`.
package struct DefinitionSyntax: SyntaxView {
  package let node: SyntaxNode

  @inlinable
  package init?(_ node: SyntaxNode) {
    guard node.kind == .definition else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  /// The name with its `@`.
  @inlinable
  package var name: SyntaxToken { node.firstToken }

  /// Nil if nothing can be a value, because there is no colon.
  @inlinable
  package var value: ValueSyntax? { node.child(.value).map(ValueSyntax.init(checked:)) }
}

/// The tokens between the colon and the semicolon of a declaration or definition; perhaps none.
package struct ValueSyntax: SyntaxView {
  package let node: SyntaxNode

  @inlinable
  package init?(_ node: SyntaxNode) {
    guard node.kind == .value else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  @inlinable
  package var tokens: SyntaxTokens { node.tokens }
}
