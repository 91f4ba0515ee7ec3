import ThemeBase

/// The items at the top level of a tree before and after a change.
struct KeptItems {
  /// The last item that ends before the change.
  var head: Item?
  /// The first item that ends after the change; it is parsed again, and what follows it is kept.
  var tail: Item?

  struct Item {
    /// The token that closes the item.
    var brace: Int
    /// The bytes of that token.
    var bytes: Range<Int>
    /// One past its last node.
    var endNode: Int
  }

  init(of tree: SyntaxTree, around change: Range<Int>) {
    var (before, after): (SyntaxNode?, SyntaxNode?)
    for node in tree.stylesheet.node.children {
      let brace = node.tokens.endIndex - 1
      guard tree.tokenList.kinds[brace] == .rightBrace else { continue }
      let range = tree.tokenList.range(brace)
      if range.upperBound <= change.lowerBound {
        before = node
      } else if range.lowerBound >= change.upperBound {
        after = node
        break
      }
    }
    head = before.flatMap(Self.item)
    tail = after.flatMap(Self.item)
  }

  /// An item that ends with the brace of its own block, which nothing after it can change.
  private static func item(_ node: SyntaxNode) -> Item? {
    let tokens = node.tree.tokenList
    guard let block: BlockSyntax = node.child(), let brace = block.rightBrace?.id.index,
      brace == node.tokens.endIndex - 1, tokens.isSeparate(after: brace)
    else { return nil }
    return Item(brace: brace, bytes: tokens.range(brace), endNode: node.tree.nodes.end(node.id).index)
  }

  /// Whether everything that was reported is between the items.
  func areQuiet(in last: Checked<SyntaxTree>) -> Bool {
    let start = head?.bytes.upperBound ?? -1
    let end = tail?.bytes.lowerBound ?? last.value.file.bytes.count
    // A comment without an end hides what is missing before it.
    return last.value.tokenList.unterminatedComment == nil && last.diagnostics.suppressed.isEmpty
      && last.diagnostics.diagnostics.allSatisfy { start < $0.span.start && $0.span.end <= end }
  }

  var isNone: Bool { head == nil && tail == nil }

  /// The bytes between the items in the new file, the braces included, where those after the change come so much later.
  func rest(of file: SourceFile, movedBy shift: Int) -> Range<Int> {
    (head?.bytes.lowerBound ?? 0)..<(tail.map { $0.bytes.upperBound + shift } ?? file.bytes.count)
  }
}

extension TokenList {
  /// Whether no `;` follows a token.
  func isSeparate(after token: Int) -> Bool { token + 1 >= count || kinds[token + 1] != .semicolon }
}
