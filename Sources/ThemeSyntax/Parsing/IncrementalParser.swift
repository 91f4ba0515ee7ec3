package import ThemeBase

/// Parses a file after a change, and takes from its last tree the items that the change did not touch.
///
/// The file is cut at the last brace that closes an item before the change, and at the first one after it. Only the part
/// between them is lexed and parsed. Everything is parsed if that could make another tree than ``Parser`` makes: if the part
/// does not end where it ended before, or if something was reported outside it, which would have to move.
package enum IncrementalParser {
  /// The tree of a file whose last version is known.
  ///
  /// Linear in the sizes of the files, with a small factor for what did not change.
  package static func parse(_ file: SourceFile, after last: Checked<SyntaxTree>) -> Checked<SyntaxTree> {
    let change = ByteChange(from: last.value.file.bytes, to: file.bytes)
    let kept = KeptItems(of: last.value, around: change.old)
    guard kept.head != nil || kept.tail != nil, kept.areQuiet(in: last), ForeignFile.diagnostic(for: file) == nil else {
      return Parser.parse(file)
    }
    let part = ParsedPart(file, kept.rest(of: file, movedBy: change.shift))
    // The parser must end the item before the part without looking into it: after some blocks it takes a `;`.
    guard kept.tail == nil || part.isWhole, kept.head == nil || part.tokens.isSeparate(after: 0),
      part.diagnostics.suppressed.isEmpty
    else { return Parser.parse(file) }
    return Parser.checked(join(part, last.value, kept, file, shift: change.shift), part.diagnostics)
  }

  /// Joins the items before a change, the part that was parsed and the items after it, each of which begins with the brace
  /// that ends the one before.
  private static func join(_ part: ParsedPart, _ old: SyntaxTree, _ kept: KeptItems, _ file: SourceFile, shift: Int)
    -> SyntaxTree
  {
    var tokens = TokenList()
    var nodes = NodeList()
    /// Adds items of a tree, whose bytes come so many places later in this file.
    func append(_ range: Range<Int>, of list: TokenList, _ nodeRange: Range<Int>, of tree: NodeList, movedBy shift: Int)
    {
      tokens.append(range, of: list, movedBy: shift)
      nodes.append(nodeRange, of: tree, movedBy: tokens.count - range.upperBound)
    }
    let root = nodes.append(.stylesheet, firstToken: TokenID(index: 0))
    // The token after a brace is only looked at to know where the items end, as the end of the file is.
    if let head = kept.head {
      append(0..<head.brace + 2, of: old.tokenList, 1..<head.endNode, of: old.nodes, movedBy: 0)
    }
    append(0..<part.tokens.count, of: part.tokens, 1..<part.nodes.count, of: part.nodes, movedBy: 0)
    if let tail = kept.tail {
      let (rest, items) = (tail.brace..<old.tokenList.count, tail.endNode..<old.nodes.count)
      append(rest, of: old.tokenList, items, of: old.nodes, movedBy: shift)
    }
    nodes.end(root, before: TokenID(index: tokens.count))
    return SyntaxTree(file: file, tokens: tokens, nodes: nodes)
  }
}

/// A part of a file that was parsed by itself.
///
/// A part that does not begin the file begins with the brace that ends the item before it, so the parser has the same
/// previous token as in the whole file.
private struct ParsedPart {
  let tokens: TokenList
  let nodes: NodeList
  let diagnostics: DiagnosticList
  /// Whether nothing in the part depends on what follows it.
  let isWhole: Bool

  init(_ file: SourceFile, _ range: Range<Int>) {
    let list = Lexer.tokenize(file, in: range)
    var parser = Parser(file, tokens: list)
    let root = parser.open(.stylesheet)
    // The brace belongs to the item before.
    parser.position = range.lowerBound == 0 ? 0 : 1
    parser.parseItems()
    // A comment can hide the brace with which the part ends.
    isWhole =
      list.count > 1 && parser.lastClosingBrace == list.count - 2 && parser.blocks.isEmpty
      && list.range(list.count - 2).upperBound == range.upperBound && list.unterminatedComment == nil
    parser.closeBlocksAtEndOfFile()
    parser.position = list.count
    parser.close(root)
    tokens = list
    nodes = parser.nodes
    diagnostics = parser.diagnostics
  }
}

/// The bytes in which two versions of a file differ.
struct ByteChange {
  /// The bytes that went, as offsets in the old version.
  let old: Range<Int>
  /// The distance by which the bytes after the change have moved in the new version.
  let shift: Int

  /// Compares two versions from both ends.
  ///
  /// Linear in their sizes.
  init(from old: [UInt8], to new: [UInt8]) {
    let start = Self.sharedStart(old.span, new.span)
    let end = Self.sharedEnd(old.span, new.span, limit: min(old.count, new.count) - start)
    self.old = start..<old.count - end
    shift = new.count - old.count
  }

  /// Returns the number of equal bytes at the start.
  private static func sharedStart(_ old: ByteSpan, _ new: ByteSpan) -> Int {
    let limit = min(old.count, new.count)
    var count = 0
    while limit - count >= 8, word(old, count) == word(new, count) { count += 8 }
    while count < limit, old[count] == new[count] { count += 1 }
    return count
  }

  /// Returns the number of equal bytes at the end, at most `limit`.
  private static func sharedEnd(_ old: ByteSpan, _ new: ByteSpan, limit: Int) -> Int {
    var count = 0
    while limit - count >= 8, word(old, old.count - count - 8) == word(new, new.count - count - 8) { count += 8 }
    while count < limit, old[old.count - count - 1] == new[new.count - count - 1] { count += 1 }
    return count
  }

  /// Eight bytes as a number; the span checks that they lie in it.
  private static func word(_ bytes: ByteSpan, _ offset: Int) -> UInt64 {
    bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
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

  /// The bytes between the items in the new file, the braces included, where those after the change come so much later.
  func rest(of file: SourceFile, movedBy shift: Int) -> Range<Int> {
    (head?.bytes.lowerBound ?? 0)..<(tail.map { $0.bytes.upperBound + shift } ?? file.bytes.count)
  }
}

extension TokenList {
  /// Whether no `;` follows a token.
  func isSeparate(after token: Int) -> Bool { token + 1 >= count || kinds[token + 1] != .semicolon }
}
