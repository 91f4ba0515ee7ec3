public import ThemeBase

/// The number of a node in its tree.
public typealias NodeID = ID<SyntaxNode>

/// One node of a tree, of any kind.
///
/// A node is a tree and a number, so it costs nothing to make and can be stored. The typed views, such as
/// ``RuleSyntax``, name the parts that a node of one kind has.
public struct SyntaxNode: Sendable, Equatable {
  /// The tree that holds the node.
  public let tree: SyntaxTree
  /// The number of the node in its tree.
  public let id: NodeID

  /// The node of a tree with a number.
  @inlinable public init(_ tree: SyntaxTree, _ id: NodeID) {
    self.tree = tree
    self.id = id
  }

  /// The kind of the node.
  @inlinable public var kind: NodeKind { tree.nodes.kind(id) }

  /// The bytes from the first to the last token; empty after the previous token if the node has none.
  package var span: Span { tokens.span }

  /// The node's text as a message quotes it, see ``SourceFile/excerpt(_:)``.
  package var excerpt: String { tree.file.excerpt(span) }

  /// The tokens of the node and its descendants.
  @inlinable public var tokens: SyntaxTokens { SyntaxTokens(tree, tree.nodes.tokenRange(id)) }

  /// The token with which the node begins; the end of the file if nothing follows an empty node.
  @inlinable public var firstToken: SyntaxToken { SyntaxToken(tree, tree.nodes.firstToken(id)) }

  /// The children in source order.
  @inlinable public var children: SyntaxChildren { SyntaxChildren(self) }

  /// The first child of a kind, or nil if there is none.
  @inlinable public func child(_ kind: NodeKind) -> SyntaxNode? { child { $0 == kind } }

  /// The first child that `View` describes, or nil if there is none.
  @inlinable @inline(__always) public func child<View: SyntaxView>(_ view: View.Type = View.self) -> View? {
    child(where: View.describes).map(View.init(checked:))
  }

  /// The first child whose kind has a property, or nil if there is none.
  @inlinable @inline(__always) func child(where isMeant: (NodeKind) -> Bool) -> SyntaxNode? {
    let end = tree.nodes.end(id)
    var child = NodeID(index: id.index + 1)
    while child < end {
      if isMeant(tree.nodes.kind(child)) { return SyntaxNode(tree, child) }
      child = tree.nodes.end(child)
    }
    return nil
  }

  /// The tokens of the first child of a kind; empty if there is none.
  package func tokens(ofChild kind: NodeKind) -> SyntaxTokens { child(kind)?.tokens ?? SyntaxTokens(tree, 0..<0) }

  /// Whether `other` lies inside the node or is the node itself.
  package func contains(_ other: NodeID) -> Bool { other >= id && other < tree.nodes.end(id) }

  /// Whether two values are the same node of the same tree.
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.id == right.id && left.tree === right.tree
  }
}

extension ID where Tag == SyntaxNode {
  /// Whether a node comes after another one of its tree with fewer than `count` nodes between them.
  package func isWithin(_ count: Int, after earlier: Self) -> Bool {
    index > earlier.index && index - earlier.index <= count
  }
}

/// The children of a node, from the first to the last.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var position: NodeID
  @usableFromInline var end: NodeID

  @inlinable init(_ parent: SyntaxNode) {
    tree = parent.tree
    position = NodeID(index: parent.id.index + 1)
    end = parent.tree.nodes.end(parent.id)
  }

  /// The next child, or nil after the last one.
  ///
  /// Steps over whole subtrees, so each call takes constant time.
  @inlinable public mutating func next() -> SyntaxNode? {
    guard position < end else { return nil }
    let child = position
    position = tree.nodes.end(child)
    return SyntaxNode(tree, child)
  }

  /// Whether no child is left.
  @inlinable public var isEmpty: Bool { position >= end }

  /// The children before one of them, and those after it.
  package func split(around child: NodeID) -> (before: SyntaxChildren, after: SyntaxChildren) {
    var (before, after) = (self, self)
    before.end = child
    after.position = tree.nodes.end(child)
    return (before, after)
  }
}

/// The kind of a node of the tree.
///
/// `Grammar.md` gives the grammar of each.
public enum NodeKind: UInt8, Sendable {
  /// The whole file.
  case stylesheet
  /// `A, B { … }`: a selector list and a block.
  case rule
  /// `A, B`
  case selectorList
  /// `A`, `&_title`, `fdlFUI*_title`; its form is in the node's flags, see ``SelectorForm``.
  case selector
  /// `{ … }`
  case block
  /// `property: value;`
  case declaration
  /// `@name: value;`
  case definition
  /// The tokens between the colon and the semicolon of a declaration or definition.
  case value

  /// `@media condition { … }`: a condition and a block.
  case mediaRule
  /// `(device: ipad)`
  case mediaFeature
  /// Conditions of which one must match, joined by `or` or a comma.
  case anyOf
  /// Conditions that must all match, joined by `and`.
  case allOf
  /// `not condition`
  case negation
  /// A condition that could not be read; it never matches.
  case malformedCondition

  /// `@import "base.nss";`
  case importRule
  /// `@class LargeButton : Button;`
  case classRule
  /// `@component`, `@part`, `@kind`, `@type`, `@palette` and unknown ones: a prelude and perhaps a block.
  case atRule
  /// The tokens between an at-rule's name and its block or semicolon.
  case prelude

  /// Tokens that fit nowhere; reported, and kept so that the tree prints the file.
  case unexpected
}

/// The form of a selector, before the registry is asked.
public enum SelectorForm: UInt8, Sendable {
  /// One class: `fdlFUIHierarchyItemView_title`.
  case name
  /// One class in a nested rule, which should begin with `&`; reported.
  case nestedName
  /// `&_title`: the parent's path, followed by a suffix.
  case parentSuffix
  /// `&_*title`: the parent's path, followed by a suffix with `*`, which can match several paths.
  case parentPattern
  /// `fdlFUIHierarchy*_title`
  case pattern
  /// `A:B`, a class list in the notation of old sheets; the last class is meant.
  case classList
  /// Anything else; reported.
  case malformed
}
