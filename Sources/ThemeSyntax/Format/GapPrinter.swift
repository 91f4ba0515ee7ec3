import ThemeBase

/// Prints the gap between two tokens: white space as the layout wants it, comments as they are.
struct GapPrinter {
  private let file: SourceFile
  private let newline: [UInt8]
  private let kept: KeptText

  init(_ tree: SyntaxTree, _ separators: [Separator]) {
    file = tree.file
    kept = KeptText(tree)
    newline = GapPrinter.newline(of: tree, separators)
  }

  /// The file's own line ending: the first one that the layout prints again.
  ///
  /// Those in comments and around mistakes stay as they are, so they may differ from it.
  private static func newline(of tree: SyntaxTree, _ separators: [Separator]) -> [UInt8] {
    let file = tree.file
    for token in separators.indices where separators[token].kind != .keep {
      let gap = tree.tokens[token].gap
      let start = min(max(gap.lowerBound, file.textStart), gap.upperBound)
      for piece in TriviaPieces(file, in: start..<gap.upperBound) where piece.kind == .whitespace {
        if let ending = firstEnding(in: file.bytes[piece.range]) { return ending }
      }
    }
    return [UInt8(ascii: "\n")]
  }

  /// CR LF or LF, as the first line of some white space ends; nil if no line ends there.
  private static func firstEnding(in space: ArraySlice<UInt8>) -> [UInt8]? {
    let first = space.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return first.map { space[$0...].starts(with: "\r\n".utf8) ? Array("\r\n".utf8) : Array("\n".utf8) }
  }

  /// Prints a gap.
  ///
  /// `isFirst` says that nothing precedes it in the file.
  func print(_ gap: Range<Int>, _ separator: Separator, isFirst: Bool, to output: inout [UInt8]) {
    let (before, last) = (kept.range(at: gap.lowerBound - 1), kept.range(at: gap.upperBound - 1))
    let followsKept = before != nil
    let endsKept = last.map { $0.upperBound > gap.upperBound } ?? false
    guard separator.kind != .keep, !(endsKept && before == last) else {
      output.append(contentsOf: file.bytes[gap])
      return
    }
    if separator.addsSemicolon, !followsKept { output.append(UInt8(ascii: ";")) }
    var gap = gap
    if isFirst {
      output.append(contentsOf: file.bytes[..<file.textStart])
      gap = file.textStart..<gap.upperBound
    }
    if Gap.holdsComment(gap, of: file) {
      let gap = Gap(file, gap, kept)
      printComments(gap, separator, isFirst, followsKept, &output)
      if !endsKept { printEnd(of: gap, separator, &output) }
    } else {
      printSpace(gap, separator, isFirst, &output)
    }
  }

  private func printSpace(_ gap: Range<Int>, _ separator: Separator, _ isFirst: Bool, _ output: inout [UInt8]) {
    switch separator.kind {
    case .keep, .nothing: break
    case .space: output.append(UInt8(ascii: " "))
    case .spaceIfGap: if !gap.isEmpty { output.append(UInt8(ascii: " ")) }
    case .spaceOrBreak: breakOrSpace(newlines(in: gap), separator, &output)
    case .gapOrBreak: if !gap.isEmpty { breakOrSpace(newlines(in: gap), separator, &output) }
    case .line: breakLine(newlines(in: gap) > 1, separator.depth, &output)
    case .firstLine, .lastLine: if !isFirst { breakLine(false, separator.depth, &output) }
    }
  }

  private func breakOrSpace(_ newlines: Int, _ separator: Separator, _ output: inout [UInt8]) {
    if newlines > 0 { breakLine(false, separator.depth, &output) } else { output.append(UInt8(ascii: " ")) }
  }

  private func breakLine(_ leavesLine: Bool, _ depth: UInt8, _ output: inout [UInt8]) {
    output.append(contentsOf: newline)
    if leavesLine { output.append(contentsOf: newline) }
    for _ in 0..<2 * Int(depth) { output.append(UInt8(ascii: " ")) }
  }

  private func newlines(in range: Range<Int>) -> Int { Gap.newlines(in: range, of: file) }

  // MARK: Comments

  /// Prints the comments, the first without white space before it if it `continues` what is kept.
  private func printComments(
    _ gap: Gap, _ separator: Separator, _ isFirst: Bool, _ continues: Bool, _ output: inout [UInt8]
  ) {
    var isFirst = isFirst || continues
    var followsComment = false
    for comment in gap.comments {
      let isTrailing =
        comment.newlinesBefore == 0 && !isFirst && (followsComment || separator.kind != .firstLine || !gap.isOnOneLine)
      if isTrailing {
        output.append(UInt8(ascii: " "))
      } else if !isFirst {
        let mayLeaveLine = separator.kind != .firstLine || followsComment
        breakLine(comment.newlinesBefore > 1 && mayLeaveLine, separator.commentDepth, &output)
      }
      output.append(contentsOf: file.bytes[comment.range])
      (isFirst, followsComment) = (false, true)
    }
  }

  /// The white space between the last comment and the token.
  private func printEnd(of gap: Gap, _ separator: Separator, _ output: inout [UInt8]) {
    let breaks = gap.newlinesAtEnd > 0 || gap.endsWithLineComment
    switch separator.kind {
    case .line, .firstLine:
      if !breaks, gap.belongsToNext(separator.kind) {
        output.append(UInt8(ascii: " "))
      } else {
        breakLine(gap.newlinesAtEnd > 1, separator.depth, &output)
      }
    case .lastLine: breakLine(false, separator.depth, &output)
    default:
      if breaks {
        breakLine(false, separator.commentDepth, &output)
      } else if separator.kind != .nothing {
        output.append(UInt8(ascii: " "))
      }
    }
  }
}
