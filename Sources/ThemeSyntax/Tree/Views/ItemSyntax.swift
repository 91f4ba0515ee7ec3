/// An item of a stylesheet or of a block.
public enum ItemSyntax: Sendable {
  case rule(RuleSyntax)
  case declaration(DeclarationSyntax)
  case definition(DefinitionSyntax)
  case mediaRule(MediaRuleSyntax)
  case importRule(ImportSyntax)
  /// `@class`, `@component` and every other at-rule, known or not.
  case atRule(AtRuleSyntax)
  /// Tokens that the parser has reported.
  case unexpected(SyntaxNode)

  /// The item that a node is.
  @inlinable public init(_ node: SyntaxNode) {
    switch node.kind {
    case .declaration: self = .declaration(DeclarationSyntax(checked: node))
    case .rule: self = .rule(RuleSyntax(checked: node))
    case .definition: self = .definition(DefinitionSyntax(checked: node))
    case .mediaRule: self = .mediaRule(MediaRuleSyntax(checked: node))
    case .importRule: self = .importRule(ImportSyntax(checked: node))
    case .atRule, .classRule: self = .atRule(AtRuleSyntax(checked: node))
    case .stylesheet, .selectorList, .selector, .block, .value, .mediaFeature, .anyOf, .allOf, .negation,
      .malformedCondition, .prelude, .unexpected:
      self = .unexpected(node)
    }
  }

  /// The node that this is a view of.
  public var node: SyntaxNode {
    switch self {
    case .rule(let view): view.node
    case .declaration(let view): view.node
    case .definition(let view): view.node
    case .mediaRule(let view): view.node
    case .importRule(let view): view.node
    case .atRule(let view): view.node
    case .unexpected(let node): node
    }
  }
}

/// The items of a stylesheet or of a block, in source order.
public struct SyntaxItems: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var children: SyntaxChildren

  @inlinable init(_ parent: SyntaxNode) { children = parent.children }

  /// The next item, or nil after the last one.
  @inlinable public mutating func next() -> ItemSyntax? {
    guard let node = children.next() else { return nil }
    return ItemSyntax(node)
  }

  package var isEmpty: Bool { children.isEmpty }

  /// The items before an item, and those after it.
  package func split(around item: NodeID) -> (before: SyntaxItems, after: SyntaxItems) {
    var (before, after) = (self, self)
    before.children.end = item
    after.children.position = children.tree.nodes.end(item)
    return (before, after)
  }
}

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

  /// The at-rules at the top level, `@media` and `@import` left out.
  package var atRules: [AtRuleSyntax] { nodes.statements.compactMap { AtRuleSyntax(self[$0]) } }

  /// The imports at the top level.
  package var imports: [ImportSyntax] { nodes.statements.compactMap { ImportSyntax(self[$0]) } }
}

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
