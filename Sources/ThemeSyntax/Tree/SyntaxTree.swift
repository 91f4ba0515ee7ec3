public import ThemeBase

/// A parsed file, as flat arrays from which its bytes can be printed.
///
/// Nodes are in the order in which they begin, a parent before its children; a node covers a range of tokens and a
/// range of nodes. What no child covers belongs to the parent itself, so printing the tree prints the file.
///
/// Only this module knows the arrays. Everybody else reads a tree through ``SyntaxNode``, the typed views, and
/// ``SyntaxWalker``.
///
/// Immutable, and a class so that a view of a node holds one reference instead of one for each array.
///
/// The members that passes ask of every node are public, because only public code is inlined in other modules.
public final class SyntaxTree: Sendable {
  @usableFromInline package let file: SourceFile
  @usableFromInline let tokenList: TokenList
  @usableFromInline let nodes: NodeList

  init(file: SourceFile, tokens: TokenList, nodes: NodeList) {
    self.file = file
    tokenList = tokens
    self.nodes = nodes
  }

  /// A tree of a file that is not parsed yet, as that of an empty file.
  package static func unparsed(_ file: SourceFile) -> SyntaxTree {
    SyntaxTree(file: file, tokens: empty.tokenList, nodes: empty.nodes)
  }

  private static let empty = Parser.parse(SourceFile(id: FileID(index: 0), path: "", bytes: [])).value

  /// The number of the ``stylesheet``.
  @inlinable public static var root: NodeID { NodeID(index: 0) }

  /// The number of nodes, for passes that reserve room.
  package var nodeCount: Int { nodes.count }

  /// The node with the given number.
  @inlinable public subscript(id: NodeID) -> SyntaxNode { SyntaxNode(self, id) }

  /// The token with the given number.
  @inlinable public subscript(id: TokenID) -> SyntaxToken { SyntaxToken(self, id) }

  /// All tokens of the file, the end of the file included.
  package var tokens: SyntaxTokens { SyntaxTokens(self, 0..<tokenList.count) }

  // MARK: Tokens and nodes at an offset, for editors

  /// The token that covers the byte at `offset`, or the next token if trivia covers it.
  ///
  /// Every offset has a token: from the end of the file on it is ``TokenKind/endOfFile``. Takes logarithmic time.
  package func token(at offset: Int) -> SyntaxToken {
    let index = (0..<max(tokenList.count - 1, 0)).partitionPoint { tokenList.range($0).upperBound <= offset }
    return SyntaxToken(self, TokenID(index: index))
  }

  /// The nodes around `offset`, from the root to the innermost one.
  ///
  /// A node is around `offset` if that lies between its first and its last byte or right after it, as an editor's caret
  /// does when a word has been typed. Of two nodes that touch at `offset`, the later one is returned. Takes time in
  /// proportion to the number of siblings on the way down.
  package func nodes(at offset: Int) -> [SyntaxNode] {
    var path = [stylesheet.node]
    while let inner = path.last.flatMap({ child(of: $0, at: offset) }) { path.append(inner) }
    return path
  }

  private func child(of node: SyntaxNode, at offset: Int) -> SyntaxNode? {
    var found: SyntaxNode?
    for child in node.children {
      let span = child.span
      if Int(span.start) > offset { break }
      if offset <= Int(span.end) { found = child }
    }
    return found
  }

  /// Whether two declarations, the earlier one first, are in the same block, or both in none.
  ///
  /// Takes time in proportion to the number of items between them.
  package func areSiblings(_ earlier: NodeID, _ later: NodeID) -> Bool {
    var item = earlier
    while item < later {
      let next = nodes.end(item)
      // A brace after an item closes the block around it.
      guard next <= later, !hasClosingBrace(from: item, to: next) else { return false }
      item = next
    }
    return item == later
  }

  /// Whether there is a closing brace between two nodes; the second may begin before the first one ends.
  private func hasClosingBrace(from item: NodeID, to next: NodeID) -> Bool {
    let (start, end) = (nodes.endToken(item).index, nodes.firstToken(next).index)
    return start < end && tokenList.kinds[start..<end].contains(.rightBrace)
  }

  /// The rules whose block holds nothing but trivia, in source order.
  ///
  /// Goes over the nodes once and looks at no block that has a child, which is nearly every one.
  package func emptyRules() -> [RuleSyntax] {
    var rules: [RuleSyntax] = []
    let nodes = nodes.nodes
    for (index, node) in nodes.enumerated() where node.kind == .block && node.end.index == index + 1 {
      // Between a rule and its block are its selectors only.
      let owner = nodes[..<index].lastIndex { $0.kind != .selector && $0.kind != .selectorList }
      if let owner, let rule = RuleSyntax(self[NodeID(index: owner)]) { rules.append(rule) }
    }
    return rules
  }

  /// A readable picture of the tree, one node a line, for tests.
  package func dump() -> String {
    var lines: [String] = []
    var walker = walker()
    while let node = walker.next() {
      let indent = String(repeating: "  ", count: walker.depth)
      lines.append("\(indent)\(node.kind)\(detail(of: node))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func detail(of node: SyntaxNode) -> String {
    switch node.kind {
    case .stylesheet, .rule, .block, .selectorList, .mediaRule, .allOf, .anyOf, .negation: ""
    case .selector: " \(SelectorSyntax(node)?.form ?? .malformed) '\(file.text(node.span))'"
    case .declaration, .definition, .atRule: " '\(node.firstToken.excerpt)'"
    default: " '\(file.text(node.span))'"
    }
  }
}

/// The nodes of one tree.
@usableFromInline struct NodeList: Sendable, Equatable {
  @usableFromInline private(set) var nodes: [Node] = []
  /// The at-rules of the top level but for `@media`: a few among tens of thousands of rules.
  private(set) var statements: [NodeID] = []

  @usableFromInline struct Node: Sendable, Equatable {
    @usableFromInline var kind: NodeKind
    /// ``SelectorForm`` of a selector; 0 elsewhere.
    @usableFromInline var flags: UInt8 = 0
    @usableFromInline var firstToken: TokenID
    /// One past the last token.
    @usableFromInline var endToken: TokenID
    /// One past the last descendant.
    @usableFromInline var end: NodeID
  }

  // MARK: Reading

  @inlinable var count: Int { nodes.count }

  @inlinable func contains(_ id: NodeID) -> Bool { id.index < nodes.count }

  /// The number that the next node will have.
  @inlinable var endID: NodeID { NodeID(index: nodes.count) }

  @inlinable func kind(_ id: NodeID) -> NodeKind { nodes[id.index].kind }

  /// ``SelectorForm`` of a selector; 0 elsewhere.
  @inlinable func flags(_ id: NodeID) -> UInt8 { nodes[id.index].flags }

  /// The first token of a node; the gap before it belongs to the parent.
  @inlinable func firstToken(_ id: NodeID) -> TokenID { nodes[id.index].firstToken }

  /// One past the last token of a node.
  @inlinable func endToken(_ id: NodeID) -> TokenID { nodes[id.index].endToken }

  /// One past the last descendant of a node.
  @inlinable func end(_ id: NodeID) -> NodeID { nodes[id.index].end }

  /// The places of the tokens of a node.
  @inlinable func tokenRange(_ id: NodeID) -> Range<Int> {
    let node = nodes[id.index]
    return node.firstToken.index..<node.endToken.index
  }

  // MARK: Writing

  mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Begins a node, which covers nothing until it is ended.
  mutating func append(_ kind: NodeKind, firstToken: TokenID) -> NodeID {
    let id = endID
    nodes.append(Node(kind: kind, firstToken: firstToken, endToken: firstToken, end: NodeID(index: id.index + 1)))
    return id
  }

  /// Ends a node before a token and after all nodes so far.
  @inline(__always) mutating func end(_ id: NodeID, before token: TokenID) {
    nodes[id.index].endToken = token
    nodes[id.index].end = endID
  }

  /// Records that a node, the last one, is an at-rule of the top level.
  mutating func addStatement(_ id: NodeID) { statements.append(id) }

  mutating func setKind(_ kind: NodeKind, of id: NodeID) { nodes[id.index].kind = kind }

  mutating func setFlags(_ flags: UInt8, of id: NodeID) { nodes[id.index].flags = flags }

  /// Adds some nodes of another list with all their descendants, whose tokens come `tokens` places later.
  mutating func append(_ range: Range<Int>, of list: NodeList, movedBy tokens: Int) {
    let first = nodes.count
    let shift = first - range.lowerBound
    nodes += list.nodes[range]
    if tokens != 0 || shift != 0 {
      for index in first..<nodes.count {
        nodes[index].firstToken = TokenID(index: nodes[index].firstToken.index + tokens)
        nodes[index].endToken = TokenID(index: nodes[index].endToken.index + tokens)
        nodes[index].end = NodeID(index: nodes[index].end.index + shift)
      }
    }
    statements += list.statements.lazy.filter { range.contains($0.index) }.map { NodeID(index: $0.index + shift) }
  }
}
