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
