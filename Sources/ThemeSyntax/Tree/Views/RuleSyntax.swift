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
  @inlinable public var items: SyntaxItems { SyntaxItems(node) }

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
