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

  /// Whether the lexer noted the same traps and comments for another tree, for tests.
  package func hasSameNotes(as other: SyntaxTree) -> Bool {
    tokenList.traps == other.tokenList.traps && comments() == other.comments()
  }

  /// Whether another tree has the same nodes over the same tokens, for tests.
  package func hasSameNodes(as other: SyntaxTree) -> Bool { nodes == other.nodes }

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
