/// A media rule: `@media condition { … }`.
public struct MediaRuleSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .mediaRule }

  /// The word `@media`.
  package var name: SyntaxToken { node.firstToken }

  package var condition: MediaConditionSyntax? { node.child() }

  /// Nil if the block is missing or nested too deeply to be read.
  package var block: BlockSyntax? { node.child() }
}

/// A media condition or a part of one, which the kind of its node tells.
public struct MediaConditionSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  public static func describes(_ kind: NodeKind) -> Bool {
    switch kind {
    case .anyOf, .allOf, .negation, .mediaFeature, .malformedCondition: true
    default: false
    }
  }

  /// The conditions of which this one is made.
  package var parts: some Sequence<MediaConditionSyntax> & Sendable {
    node.children.lazy.compactMap { MediaConditionSyntax($0) }
  }

  /// Whether the parser could not read all of the condition of an `@media`.
  package var isMalformed: Bool { node.kind == .malformedCondition }
}

/// A media feature: `(device: ipad)`.
public struct MediaFeatureSyntax: SyntaxView {
  /// The node that this is a view of.
  public let node: SyntaxNode

  /// The view of a node whose kind is known.
  @inlinable public init(checked node: SyntaxNode) { self.node = node }

  /// Whether nodes of a kind have this view.
  @inlinable public static func describes(_ kind: NodeKind) -> Bool { kind == .mediaFeature }

  /// The axis, such as `device`.
  package var axis: SyntaxToken? { words.first }

  /// The choice on the axis, such as `ipad`.
  package var choice: SyntaxToken? { words.dropFirst().first }

  private var words: some Collection<SyntaxToken> { node.tokens.lazy.filter { $0.kind.isName } }
}
