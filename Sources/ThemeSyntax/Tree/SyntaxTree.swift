package import ThemeDiagnostics

/// A parsed file, as flat arrays from which its bytes can be printed.
///
/// Nodes stand in the order in which they begin, a parent before its children; a node covers a range of tokens and a
/// range of nodes. What no child covers belongs to the parent itself, so printing the tree prints the file.
///
/// Immutable, and a class so that a view of a node holds one reference instead of one for each array.
package final class SyntaxTree: Sendable {
  package let file: SourceFile
  package let tokens: TokenList
  package let nodes: [Node]

  init(file: SourceFile, tokens: TokenList, nodes: [Node]) {
    self.file = file
    self.tokens = tokens
    self.nodes = nodes
  }

  package struct Node: Sendable, Equatable {
    package var kind: NodeKind
    /// ``SelectorForm`` of a selector; 0 elsewhere.
    package var flags: UInt8 = 0
    /// Its first token; the gap before it belongs to the parent.
    package var firstToken: UInt32
    /// One past its last token.
    package var endToken: UInt32
    /// One past its last descendant in `nodes`.
    package var endNode: UInt32
  }

  /// The node's place in `nodes`.
  package typealias NodeIndex = Int

  package static let root: NodeIndex = 0

  /// The children of a node, in source order.
  package func children(of node: NodeIndex) -> ChildSequence {
    ChildSequence(nodes: nodes, position: node + 1, end: Int(nodes[node].endNode))
  }

  /// The first child of a kind; nil where there is none.
  package func child(of node: NodeIndex, _ kind: NodeKind) -> NodeIndex? {
    // Without a sequence: asked for every rule and every value of a file.
    var child = node + 1
    let end = Int(nodes[node].endNode)
    while child < end {
      if nodes[child].kind == kind { return child }
      child = Int(nodes[child].endNode)
    }
    return nil
  }

  package func tokenRange(of node: NodeIndex) -> Range<Int> {
    Int(nodes[node].firstToken)..<Int(nodes[node].endToken)
  }

  package func span(ofToken token: Int) -> Span {
    let range = tokens.range(token)
    return file.span(range.lowerBound, range.upperBound)
  }

  /// The span from the first to the last of some tokens; for an empty range the empty span after the previous token.
  package func span(ofTokens range: Range<Int>) -> Span {
    let end = tokens.end(before: range.upperBound)
    return file.span(range.isEmpty ? end : tokens.range(range.lowerBound).lowerBound, end)
  }

  package func span(of node: NodeIndex) -> Span { span(ofTokens: tokenRange(of: node)) }

  /// One token as a message quotes it, see ``SourceFile/excerpt(_:)``.
  package func text(ofToken token: Int) -> String { file.excerpt(span(ofToken: token)) }

  package func form(ofSelector node: NodeIndex) -> SelectorForm {
    SelectorForm(rawValue: nodes[node].flags) ?? .malformed
  }
}

/// Walks the children of a node by stepping over whole subtrees.
package struct ChildSequence: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [SyntaxTree.Node]
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  init(nodes: [SyntaxTree.Node], position: Int, end: Int) {
    self.nodes = nodes
    self.position = position
    self.end = end
  }

  @inlinable
  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(nodes[position].endNode) }
    return position
  }
}
