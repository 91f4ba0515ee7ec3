/// A declaration: `property: value;`.
public struct DeclarationSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node, or nil if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == .declaration else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  /// The name before the colon.
  @inlinable
  public var property: SyntaxToken { node.firstToken }

  /// Nil if nothing can be a value, because there is no colon.
  @inlinable
  public var value: ValueSyntax? { node.child(.value).map(ValueSyntax.init(checked:)) }
}

/// A definition: `@name: value;`.
public struct DefinitionSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node, or nil if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == .definition else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  /// The name with its `@`.
  @inlinable
  public var name: SyntaxToken { node.firstToken }

  /// Nil if nothing can be a value, because there is no colon.
  @inlinable
  public var value: ValueSyntax? { node.child(.value).map(ValueSyntax.init(checked:)) }
}

/// The tokens between the colon and the semicolon of a declaration or definition; perhaps none.
public struct ValueSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node, or nil if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == .value else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  /// The words and signs of the value.
  @inlinable
  public var tokens: SyntaxTokens { node.tokens }
}
