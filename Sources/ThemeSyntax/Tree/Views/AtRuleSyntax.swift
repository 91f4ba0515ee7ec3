/// `@class`, `@component`, `@part`, `@kind`, `@type`, `@palette`, or an at-rule that the language does not have.
public struct AtRuleSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .atRule || kind == .classRule }

  /// The name with its `@`.
  package var name: SyntaxToken { node.firstToken }

  /// The tokens between the name and the block or the semicolon; perhaps none.
  package var prelude: SyntaxNode? { node.child(.prelude) }

  package var block: BlockSyntax? { node.child() }
}

extension SyntaxTree {
  /// The at-rules at the top level, `@media` and `@import` left out.
  package var atRules: [AtRuleSyntax] { nodes.statements.compactMap { AtRuleSyntax(self[$0]) } }

  /// The imports at the top level.
  package var imports: [ImportSyntax] { nodes.statements.compactMap { ImportSyntax(self[$0]) } }
}

/// An import: `@import "base.nss";`.
public struct ImportSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .importRule }

  /// The word `@import`.
  package var name: SyntaxToken { node.firstToken }

  /// The path with its quotes, or nil if there is none.
  ///
  /// A path without quotes is a word, which the parser has reported.
  package var path: SyntaxToken? { node.child(.prelude)?.tokens.first }
}
