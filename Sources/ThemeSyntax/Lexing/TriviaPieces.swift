package import ThemeBase

/// One run of white space or of control characters, one comment, or one conflict marker.
package struct TriviaPiece: Sendable, Hashable {
  package var kind: TriviaKind
  /// The offsets of its bytes.
  package var range: Range<Int>
}

/// The pieces of a gap between two tokens, in order.
///
/// Trivia is not kept by the lexer: the gap is read again, in time linear in its length.
package struct TriviaPieces: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private var position: Int
  private let end: Int

  /// The pieces of a gap between two tokens of a file.
  package init(_ file: SourceFile, in gap: Range<Int>) {
    bytes = file.bytes
    position = gap.lowerBound
    end = gap.upperBound
  }

  /// The next piece, or nil at the end of the gap.
  package mutating func next() -> TriviaPiece? {
    guard position < end else { return nil }
    let start = position
    let (kind, found) = piece(at: start)
    position = Swift.min(Swift.max(found, start + 1), end)
    return TriviaPiece(kind: kind, range: start..<position)
  }

  private func piece(at start: Int) -> (TriviaKind, end: Int) {
    let bytes = bytes.span
    switch bytes[start] {
    case UInt8(ascii: "/"):
      guard start + 1 < end, bytes[start + 1] == UInt8(ascii: "*") else {
        return (.lineComment, TriviaScan.endOfLine(bytes, from: start))
      }
      guard let close = TriviaScan.blockComment(bytes, from: start).end else { return (.unterminatedComment, end) }
      return (.blockComment, close)
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
      return (.conflictMarker, TriviaScan.endOfLine(bytes, from: start))
    default:
      let isMark = start == 0 && UnicodeScan.lengthOfByteOrderMark(bytes) > 0
      let controls = isMark ? start : TriviaScan.endOfControls(bytes, from: start)
      if controls > start { return (.controlCharacters, controls) }
      return (.whitespace, TriviaScan.endOfSpace(bytes, from: isMark ? 3 : start))
    }
  }
}

extension SyntaxToken {
  /// The white space, comments and conflict markers right before the token.
  package var trivia: TriviaPieces { TriviaPieces(tree.file, in: gap) }
}

extension SyntaxTree {
  /// The pieces of trivia that begin within a range of bytes, in order.
  package func trivia(in range: Range<Int>) -> [TriviaPiece] {
    var pieces: [TriviaPiece] = []
    var token = token(at: range.lowerBound).id.index
    while token < tokens.count, tokens[token].gap.lowerBound < range.upperBound {
      pieces += tokens[token].trivia.filter { range.contains($0.range.lowerBound) }
      token += 1
    }
    return pieces
  }

  /// Whether version control left the marks of a conflict in the file.
  package var hasConflictMarkers: Bool { tokenList.traps.contains { $0.kind == .conflictMarker } }

  /// The block comments, line comments and comments without an end of the whole file, in order.
  package func comments() -> [TriviaPiece] { tokenList.comments }
}

/// A part of the gap before a token.
///
/// It means nothing to the parser.
package enum TriviaKind: Sendable {
  /// Spaces and newlines, those of Unicode included, and a byte order mark at the start of the file.
  case whitespace
  /// `/* … */`; comments do not nest.
  case blockComment
  /// `// …` up to the end of the line, only where a token can begin.
  case lineComment
  /// `/* …` without an end: the rest of the file.
  case unterminatedComment
  /// A line that version control left in the file: `<<<<<<< HEAD`.
  case conflictMarker
  /// Characters that mean nothing, such as U+0001.
  case controlCharacters

  package var isComment: Bool { self == .blockComment || self == .lineComment || self == .unterminatedComment }
}
