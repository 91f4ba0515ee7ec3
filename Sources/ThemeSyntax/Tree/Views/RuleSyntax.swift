public import ThemeBase

/// A rule: `A, B { … }`.
public struct RuleSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node, or nil if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == .rule else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  /// The selectors before the block: `A, B`.
  @inlinable
  public var selectorList: SelectorListSyntax? {
    node.child(.selectorList).map(SelectorListSyntax.init(checked:))
  }

  /// Nil if the rule was nested too deeply to be read.
  @inlinable
  public var block: BlockSyntax? { node.child(.block).map(BlockSyntax.init(checked:)) }
}

/// `A, B`: what stands before the block of a rule.
public struct SelectorListSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node, or nil if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == .selectorList else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  /// The selectors in source order.
  @inlinable
  public var selectors: Selectors { Selectors(children: node.children) }

  /// The only selector, or nil if there are several or none.
  @inlinable
  public var onlySelector: SelectorSyntax? {
    tree.onlySelector(of: id).map { SelectorSyntax(checked: tree[$0]) }
  }

  /// The selectors of a list, from the first to the last.
  public struct Selectors: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var children: SyntaxChildren

    @inlinable
    init(children: SyntaxChildren) { self.children = children }

    /// The next selector, or nil after the last one.
    @inlinable
    public mutating func next() -> SelectorSyntax? {
      while let child = children.next() {
        if let selector = SelectorSyntax(child) { return selector }
      }
      return nil
    }
  }
}

/// One selector of a rule.
public struct SelectorSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node, or nil if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == .selector else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  /// What the selector looks like.
  @inlinable
  public var form: SelectorForm { tree.selectorForm(id) }

  /// All bytes of the selector, up to its last token.
  @inlinable
  public var bytes: ArraySlice<UInt8> { node.tokens.bytes }

  /// The class that the rule styles: the last one of a class list, what follows the `&` of a nested rule,
  /// and all of any other selector.
  @inlinable
  public var name: ArraySlice<UInt8> { tree.bytes[tree.nameRange(ofSelector: id, form)] }
}

/// A block: `{ … }`.
public struct BlockSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node, or nil if the node is of another kind.
  @inlinable
  public init?(_ node: SyntaxNode) {
    guard node.kind == .block else { return nil }
    self.node = node
  }

  /// The view of a node whose kind is known.
  @inlinable
  init(checked node: SyntaxNode) { self.node = node }

  /// What stands in the block, in source order.
  @inlinable
  public var items: SyntaxItems { SyntaxItems(node) }

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
