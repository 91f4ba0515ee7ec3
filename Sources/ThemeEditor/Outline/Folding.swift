import ThemeBase
package import ThemeSyntax

/// A part of a file that an editor can fold away.
package struct FoldingRange: Hashable, Sendable {
  /// The kind of text that disappears, as the protocol names it; it has no word for a block.
  package enum Content: String, Sendable { case block, comment, imports }

  /// The kind of the part.
  package var content: Content
  /// The offsets of the text that disappears.
  ///
  /// A block keeps its braces.
  package var range: Range<Int>
}

/// The foldable parts of a file, by its tree alone.
package enum Folding {
  /// The blocks, the comments and the runs of imports and of line comments of a file, by where they begin.
  package static func ranges(of tree: SyntaxTree) -> [FoldingRange] {
    let blocks = tree.nodes(.block).compactMap { block -> FoldingRange? in
      let tokens = block.tokens
      guard tokens.count >= 2, let first = tokens.first, first.kind == .leftBrace, let last = tokens.last else {
        return nil
      }
      let start = first.range.upperBound
      let end = last.kind == .rightBrace ? last.range.lowerBound : last.range.upperBound
      return FoldingRange(content: .block, range: start..<max(start, end))
    }
    return (blocks + comments(of: tree) + imports(of: tree)).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private static func comments(of tree: SyntaxTree) -> [FoldingRange] {
    var ranges: [FoldingRange] = []
    // The end of the last comment if it was a line comment, which the next one may continue.
    var endOfLine: Int?
    for piece in tree.comments() {
      let isLine = piece.kind == .lineComment
      var start = piece.range.lowerBound
      if isLine, let endOfLine, isBlank(tree.file.bytes[endOfLine..<start]), let run = ranges.popLast() {
        start = run.range.lowerBound
      }
      ranges.append(FoldingRange(content: .comment, range: start..<piece.range.upperBound))
      endOfLine = isLine ? piece.range.upperBound : nil
    }
    return ranges
  }

  /// Whether there is only white space with at most one line ending between two comments.
  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy(isSpace) && bytes.count { $0 == 0x0A } < 2
  }

  private static func imports(of tree: SyntaxTree) -> [FoldingRange] {
    tree.stylesheet.node.children.split { $0.kind != .importRule }.compactMap { run in
      guard let first = run.first?.span, let last = run.last?.span else { return nil }
      return FoldingRange(content: .imports, range: Int(first.start)..<Int(last.end))
    }
  }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

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
    let gap = tree.token(at: offset).gap
    for piece in tree.trivia(in: gap.contains(offset) ? gap : offset..<offset) where piece.kind.isComment {
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

  private static func trimmed(_ range: Range<Int>, _ tree: SyntaxTree) -> Range<Int> {
    let bytes = tree.file.bytes[range].drop(while: isSpace)
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 }
    return bytes.startIndex..<(end ?? bytes.startIndex)
  }
}
