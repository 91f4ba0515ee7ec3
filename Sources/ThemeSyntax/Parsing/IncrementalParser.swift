package import ThemeBase
package import ThemeDiagnostics

/// Parses a file after a change, and takes from its last tree the items that the change did not touch.
///
/// The file is cut at the last brace that closes an item before the change, and at the first one after it. Only the part
/// between them is lexed and parsed. Everything is parsed if that could make another tree than ``Parser`` makes: if the part
/// does not end where it ended before, or if something was reported outside it, which would have to move.
package enum IncrementalParser {
  /// The tree of a file whose last version is known.
  ///
  /// Linear in the sizes of the files, with a small factor for what did not change.
  package static func parse(
    _ file: SourceFile, after last: Checked<SyntaxTree>
  ) -> Checked<SyntaxTree> {
    let change = ByteChange(from: last.value.file.bytes, to: file.bytes)
    let kept = KeptItems(of: last, around: change.old)
    guard !kept.isNone, ForeignFile.diagnostic(for: file) == nil else { return Parser.parse(file) }
    let piece = ParsedPiece(file, kept.rest(of: file, movedBy: change.shift))
    guard kept.tail == nil || piece.isWhole, kept.head == nil || piece.isSeparate,
      piece.diagnostics.suppressed.isEmpty
    else { return Parser.parse(file) }
    return join(piece, last.value, kept, file, shift: change.shift)
  }

  private static func join(
    _ piece: ParsedPiece, _ old: SyntaxTree, _ kept: KeptItems, _ file: SourceFile, shift: Int
  ) -> Checked<SyntaxTree> {
    let head = kept.head.map { (tokens: $0.brace, nodes: $0.endNode) } ?? (tokens: 0, nodes: 0)
    let tail =
      kept.tail.map {
        (tokens: old.tokenList.count - $0.brace, nodes: old.nodes.count - $0.endNode)
      } ?? (tokens: 0, nodes: 0)
    var joined = PieceJoiner(
      tokens: head.tokens + piece.tokens.count + tail.tokens,
      nodes: head.nodes + piece.nodes.count + tail.nodes)
    if let head = kept.head {
      joined.append(old.tokenList, 0..<head.brace + 2, old.nodes, 1..<head.endNode, movedBy: 0)
    }
    joined.append(piece)
    if let tail = kept.tail {
      joined.append(
        old.tokenList, tail.brace..<old.tokenList.count, old.nodes, tail.endNode..<old.nodes.count,
        movedBy: shift)
    }
    return joined.end(file)
  }
}

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

  init(of last: Checked<SyntaxTree>, around change: Range<Int>) {
    let tree = last.value
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
    if !isQuiet(last) { (head, tail) = (nil, nil) }
  }

  /// An item that ends with the brace of its own block, which nothing after it can change.
  private static func item(_ node: SyntaxNode) -> Item? {
    let tokens = node.tree.tokenList
    guard let block: BlockSyntax = node.child(), let brace = block.rightBrace?.id.index,
      brace == node.tokens.endIndex - 1, tokens.isSeparate(after: brace)
    else { return nil }
    return Item(
      brace: brace, bytes: tokens.range(brace), endNode: node.tree.nodes.end(node.id).index)
  }

  /// Whether everything that was reported is between the items.
  private func isQuiet(_ last: Checked<SyntaxTree>) -> Bool {
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
