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
    let piece = ParsedPiece(file, kept.rest(of: file, movedBy: change.shift))
    guard kept.tail == nil || piece.isWhole, kept.head == nil || piece.isSeparate, piece.diagnostics.suppressed.isEmpty
    else { return Parser.parse(file) }
    return join(piece, last.value, kept, file, shift: change.shift)
  }

  private static func join(_ piece: ParsedPiece, _ old: SyntaxTree, _ kept: KeptItems, _ file: SourceFile, shift: Int)
    -> Checked<SyntaxTree>
  {
    // The tokens and nodes at the end that are kept.
    let tokens = (kept.tail?.brace ?? old.tokenList.count)..<old.tokenList.count
    let nodes = (kept.tail?.endNode ?? old.nodes.count)..<old.nodes.count
    var joined = PieceJoiner(
      tokens: (kept.head?.brace ?? 0) + piece.tokens.count + tokens.count,
      nodes: (kept.head?.endNode ?? 0) + piece.nodes.count + nodes.count)
    if let head = kept.head {
      joined.append(old.tokenList, 0..<head.brace + 2, old.nodes, 1..<head.endNode, movedBy: 0)
    }
    joined.append(piece)
    if kept.tail != nil { joined.append(old.tokenList, tokens, old.nodes, nodes, movedBy: shift) }
    return joined.end(file)
  }
}
