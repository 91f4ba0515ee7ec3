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
    guard !kept.isNone, kept.areQuiet(in: last), ForeignFile.diagnostic(for: file) == nil else {
      return Parser.parse(file)
    }
    let part = ParsedPart(file, kept.rest(of: file, movedBy: change.shift))
    guard kept.tail == nil || part.isWhole, kept.head == nil || part.isSeparate, part.diagnostics.suppressed.isEmpty
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

  /// Whether the parser could end the item before the part without looking into it: after some blocks it takes a `;`.
  var isSeparate: Bool { tokens.isSeparate(after: 0) }
}
