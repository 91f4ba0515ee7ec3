import ThemeBase
package import ThemeSyntax

/// The ranges that grow around a place when an editor widens the selection.
package enum SelectionRanges {
  /// The ranges around an offset, the innermost first; each holds the one before it and is larger.
  package static func around(_ offset: Int, in tree: SyntaxTree) -> [Range<Int>] {
    let size = tree.file.bytes.count
    let offset = min(max(offset, 0), size)
    var ranges = [offset..<offset]
    func grow(_ range: Range<Int>) {
      guard let last = ranges.last, range.lowerBound <= last.lowerBound, range.upperBound >= last.upperBound,
        range.count > last.count
      else { return }
      ranges.append(range)
    }
    if let target = CursorTarget.find(in: tree, at: offset) { grow(target.token.range) }
    for piece in tree.trivia(in: commentSearch(offset, tree)) where piece.kind.isComment {
      if piece.range.contains(offset) { grow(piece.range) }
    }
    for node in tree.nodes(at: offset).reversed() {
      if let block = BlockSyntax(node), let brace = block.leftBrace {
        let inner = Int(brace.span.end)..<max(Int(brace.span.end), Int(node.span.end) - 1)
        grow(trimmed(inner, tree))
        grow(inner)
      }
      grow(Int(node.span.start)..<Int(node.span.end))
    }
    grow(0..<size)
    return ranges
  }

  /// The gap around an offset.
  private static func commentSearch(_ offset: Int, _ tree: SyntaxTree) -> Range<Int> {
    let gap = tree.token(at: offset).gap
    return gap.contains(offset) ? gap : offset..<offset
  }

  private static func trimmed(_ range: Range<Int>, _ tree: SyntaxTree) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let bytes = tree.file.bytes[range].drop(while: isSpace)
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 }
    return bytes.startIndex..<(end ?? bytes.startIndex)
  }
}
