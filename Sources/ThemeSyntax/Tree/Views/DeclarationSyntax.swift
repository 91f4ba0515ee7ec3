/// A declaration: `property: value;`.
public struct DeclarationSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .declaration }

  /// The name before the colon.
  @inlinable public var property: SyntaxToken { node.firstToken }

  /// Nil if nothing can be a value, because there is no colon.
  @inlinable public var value: ValueSyntax? { node.child() }
}

/// A definition: `@name: value;`.
public struct DefinitionSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .definition }

  /// The name with its `@`.
  @inlinable public var name: SyntaxToken { node.firstToken }

  /// Nil if nothing can be a value, because there is no colon.
  @inlinable public var value: ValueSyntax? { node.child() }
}

/// The tokens between the colon and the semicolon of a declaration or definition; perhaps none.
public struct ValueSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .value }

  /// The words and signs of the value.
  @inlinable public var tokens: SyntaxTokens { node.tokens }
}
