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

  package var isComment: Bool {
    switch self {
    case .blockComment, .lineComment, .unterminatedComment: true
    case .whitespace, .conflictMarker, .controlCharacters: false
    }
  }
}
