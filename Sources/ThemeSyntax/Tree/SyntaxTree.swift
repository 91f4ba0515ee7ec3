package import ThemeDiagnostics

/// A parsed file: flat arrays that give the bytes back.
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
    /// Its first token; trivia before it belongs to the parent.
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
    children(of: node).first { nodes[$0].kind == kind }
  }

  package func tokenRange(of node: NodeIndex) -> Range<Int> {
    Int(nodes[node].firstToken)..<Int(nodes[node].endToken)
  }

  package func span(ofToken token: Int) -> Span {
    let range = tokens.range(token)
    return file.span(range.lowerBound, range.upperBound)
  }

  /// The span of the tokens, without trivia at either end; empty at the start of the range where there is nothing else.
  package func span(ofTokens range: Range<Int>) -> Span {
    var first = range.lowerBound
    var last = range.upperBound - 1
    while first <= last, tokens.kinds[first].isTrivia { first += 1 }
    while last >= first, tokens.kinds[last].isTrivia { last -= 1 }
    let start = Int(tokens.starts[min(first, tokens.count)])
    return file.span(start, last < first ? start : tokens.range(last).upperBound)
  }

  package func span(of node: NodeIndex) -> Span { span(ofTokens: tokenRange(of: node)) }

  /// One token as a message quotes it, see ``SourceFile/excerpt(_:)``.
  package func text(ofToken token: Int) -> String { file.excerpt(span(ofToken: token)) }

  /// The tokens that mean something, in order.
  package func significantTokens(in range: Range<Int>) -> [Int] {
    range.filter { !tokens.kinds[$0].isTrivia }
  }

  package func form(ofSelector node: NodeIndex) -> SelectorForm {
    SelectorForm(rawValue: nodes[node].flags) ?? .malformed
  }
}

/// Walks the children of a node by stepping over whole subtrees.
package struct ChildSequence: Sequence, IteratorProtocol {
  fileprivate let nodes: [SyntaxTree.Node]
  fileprivate var position: Int
  fileprivate let end: Int

  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(nodes[position].endNode) }
    return position
  }
}
