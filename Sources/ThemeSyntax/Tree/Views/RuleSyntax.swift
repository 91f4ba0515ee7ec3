public import ThemeBase

/// A rule: `A, B { … }`.
public struct RuleSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .rule }

  /// The selectors before the block: `A, B`.
  @inlinable public var selectorList: SelectorListSyntax? { node.child() }

  /// Nil if the rule was nested too deeply to be read.
  @inlinable public var block: BlockSyntax? { node.child() }
}

/// `A, B`: the selectors before the block of a rule.
public struct SelectorListSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .selectorList }

  /// The selectors in source order.
  @inlinable public var selectors: some Sequence<SelectorSyntax> {
    node.children.lazy.map { SelectorSyntax(checked: $0) }
  }

  /// The only selector, or nil if there are several or none.
  @inlinable public var onlySelector: SelectorSyntax? {
    var children = node.children
    guard let first = children.next(), children.isEmpty else { return nil }
    return SelectorSyntax(checked: first)
  }
}

/// One selector of a rule.
public struct SelectorSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .selector }

  /// The form of the selector.
  @inlinable public var form: SelectorForm { SelectorForm(rawValue: tree.nodes.flags(id)) ?? .malformed }

  /// All bytes of the selector, up to its last token.
  @inlinable public var bytes: ArraySlice<UInt8> { node.tokens.bytes }

  /// The bytes of the class that the rule styles: the last one of a class list, what follows the `&` of a nested rule,
  /// and all of any other selector.
  @inlinable public var name: ArraySlice<UInt8> { tree.file.bytes[nameRange] }

  /// The offsets of ``name``.
  @inlinable public var nameRange: Range<Int> {
    let tokens = node.tokens
    return switch form {
    case .classList: tokens.suffix(1).range
    // White space after the `&` has been reported.
    case .parentSuffix, .parentPattern: tokens.dropFirst().range
    case .name, .nestedName, .pattern, .malformed: tokens.range
    }
  }
}

/// A block: `{ … }`.
public struct BlockSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .block }

  /// The items of the block, in source order.
  @inlinable public var items: some Sequence<ItemSyntax> { node.children.lazy.map { ItemSyntax($0) } }

  /// Nil if the author left the `{` out.
  package var leftBrace: SyntaxToken? {
    let token = node.firstToken
    return token.kind == .leftBrace && node.tokens.first == token ? token : nil
  }

  /// Nil if the author left the `}` out.
  package var rightBrace: SyntaxToken? {
    guard let token = node.tokens.last, token.kind == .rightBrace else { return nil }
    // It may close the last item instead.
    for item in node.children where item.tokens.endIndex == node.tokens.endIndex { return nil }
    return token
  }
}

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
  package var items: some Sequence<ItemSyntax> { node.children.lazy.map { ItemSyntax($0) } }
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
