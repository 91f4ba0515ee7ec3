/// Something that stands in a stylesheet or in a block.
package enum ItemSyntax: Sendable {
  case rule(RuleSyntax)
  case declaration(DeclarationSyntax)
  case definition(DefinitionSyntax)
  case mediaRule(MediaRuleSyntax)
  case importRule(ImportSyntax)
  /// `@class`, `@component` and every other at-rule, known or not.
  case atRule(AtRuleSyntax)
  /// Tokens that the parser has reported.
  case unexpected(SyntaxNode)

  init(_ node: SyntaxNode) {
    if let declaration = DeclarationSyntax(node) {
      self = .declaration(declaration)
    } else if let rule = RuleSyntax(node) {
      self = .rule(rule)
    } else if let definition = DefinitionSyntax(node) {
      self = .definition(definition)
    } else if let mediaRule = MediaRuleSyntax(node) {
      self = .mediaRule(mediaRule)
    } else if let importRule = ImportSyntax(node) {
      self = .importRule(importRule)
    } else if let atRule = AtRuleSyntax(node) {
      self = .atRule(atRule)
    } else {
      self = .unexpected(node)
    }
  }

  package var node: SyntaxNode {
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
package struct SyntaxItems: Sequence, IteratorProtocol, Sendable {
  private var children: SyntaxChildren

  init(_ parent: SyntaxNode) { children = parent.children }

  package mutating func next() -> ItemSyntax? { children.next().map(ItemSyntax.init) }

  package var isEmpty: Bool { children.isEmpty }
}
