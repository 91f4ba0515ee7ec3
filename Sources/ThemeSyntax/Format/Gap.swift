import ThemeBase

/// A gap that holds comments, with the line breaks around each of them.
struct Gap {
  struct Comment {
    var range: Range<Int>
    /// The number of line breaks between the comment and the comment or token before it.
    var newlinesBefore: Int
  }

  private(set) var comments: [Comment] = []
  private(set) var newlinesAtEnd = 0
  private(set) var endsWithLineComment = false

  /// Reads a gap; what is kept in it counts as one comment.
  init(_ file: SourceFile, _ gap: Range<Int>, _ kept: KeptText) {
    for piece in TriviaPieces(file, in: gap) {
      if let range = kept.range(at: piece.range.lowerBound)?.clamped(to: gap) {
        guard piece.range.lowerBound == range.lowerBound else { continue }
        comments.append(Comment(range: range, newlinesBefore: newlinesAtEnd))
        (newlinesAtEnd, endsWithLineComment) = (0, false)
      } else if piece.kind == .whitespace {
        newlinesAtEnd += Gap.newlines(in: piece.range, of: file)
      } else {
        comments.append(Comment(range: piece.range, newlinesBefore: newlinesAtEnd))
        newlinesAtEnd = 0
        endsWithLineComment = piece.kind != .blockComment && piece.kind != .controlCharacters
      }
    }
  }

  /// Whether the gap has no line break outside its comments.
  var isOnOneLine: Bool { newlinesAtEnd == 0 && comments.allSatisfy { $0.newlinesBefore == 0 } }

  /// Whether the last comment is about the token after the gap: it is on the token's line, and the previous token
  /// does not, unless it is a `{`.
  func belongsToNext(_ separator: Separator.Kind) -> Bool {
    guard newlinesAtEnd == 0, !endsWithLineComment else { return false }
    return separator == .firstLine || comments.contains { $0.newlinesBefore > 0 }
  }

  /// Whether there is more than white space in a gap.
  static func holdsComment(_ gap: Range<Int>, of file: SourceFile) -> Bool {
    TriviaPieces(file, in: gap).contains { $0.kind != .whitespace }
  }

  /// The number of line breaks in some bytes; CR LF is one.
  static func newlines(in range: Range<Int>, of file: SourceFile) -> Int {
    var count = 0
    for index in range {
      switch file.bytes[index] {
      case UInt8(ascii: "\n"): count += 1
      case UInt8(ascii: "\r"):
        let isPair = index + 1 < range.upperBound && file.bytes[index + 1] == UInt8(ascii: "\n")
        count += isPair ? 0 : 1
      default: break
      }
    }
    return count
  }
}

/// The white space between two tokens in the canonical layout.
struct Separator: Sendable {
  enum Kind: UInt8 {
    /// The gap as the author wrote it.
    case keep
    case nothing
    case space
    /// A space if the author wrote a gap, otherwise nothing.
    case spaceIfGap
    /// A line break if the author wrote one, otherwise a space.
    case spaceOrBreak
    /// A line break if the author wrote one, a space if the author wrote a gap, otherwise nothing.
    case gapOrBreak
    /// A line break, and an empty line if the author left one.
    case line
    /// A line break before an item that begins a file or a block.
    case firstLine
    /// A line break before a `}` or the end of the file.
    case lastLine
  }

  var kind: Kind
  /// The depth of indentation after a line break, and that of comments on lines of their own.
  var depth: UInt8 = 0
  var commentDepth: UInt8 = 0
  /// Whether a `;` that the author left out is added after the previous token.
  var addsSemicolon = false

  static let keep = Separator(kind: .keep)
}
