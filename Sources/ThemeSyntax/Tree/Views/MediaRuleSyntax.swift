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

/// A media condition or a part of one.
public enum MediaConditionSyntax: SyntaxView {
  /// Conditions of which one must match, joined by `or` or a comma.
  case anyOf(SyntaxNode)
  /// Conditions that must all match, joined by `and`.
  case allOf(SyntaxNode)
  /// `not condition`
  case negation(SyntaxNode)
  /// `(device: ipad)`
  case feature(MediaFeatureSyntax)
  /// A condition that could not be read; it never matches.
  case malformed(SyntaxNode)

  /// The view of a node whose kind is known.
  public init(checked node: SyntaxNode) {
    switch node.kind {
    case .anyOf: self = .anyOf(node)
    case .allOf: self = .allOf(node)
    case .negation: self = .negation(node)
    case .mediaFeature: self = .feature(MediaFeatureSyntax(checked: node))
    default: self = .malformed(node)
    }
  }

  /// Whether nodes of a kind have this view.
  public static func describes(_ kind: NodeKind) -> Bool {
    switch kind {
    case .anyOf, .allOf, .negation, .mediaFeature, .malformedCondition: true
    default: false
    }
  }

  /// The node that this is a view of.
  public var node: SyntaxNode {
    switch self {
    case .anyOf(let node), .allOf(let node), .negation(let node), .malformed(let node): node
    case .feature(let feature): feature.node
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
