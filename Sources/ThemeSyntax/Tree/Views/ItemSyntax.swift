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
