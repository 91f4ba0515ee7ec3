/// What a token is.
///
/// Every byte of a file belongs to exactly one token, so the tokens in order are the file. The kinds up to
/// ``conflictMarker`` are trivia: they may stand between any two other tokens and mean nothing to the parser.
package enum TokenKind: UInt8, Sendable {
  /// Spaces and newlines, the Unicode ones included, and a byte order mark at the start of the file.
  case whitespace
  /// `/* … */`; comments do not nest.
  case blockComment
  /// `// …` up to the end of the line, only where a token can begin.
  case lineComment
  /// `/* …` without an end: the rest of the file.
  case unterminatedComment
  /// A line that version control left behind: `<<<<<<< HEAD`.
  case conflictMarker

  /// A word: a class, a property, a keyword, a number, a colour. There are no numbers as such.
  case identifier
  /// A word with letters outside ASCII; read like an identifier and reported.
  case malformedIdentifier
  /// `@name`: the name of a definition or of an at-rule.
  case variable
  /// `@name` with letters outside ASCII; read like a variable and reported.
  case malformedVariable
  /// `"…"` or `'…'` on one line, without escapes.
  case string
  /// A string that its line ends.
  case unterminatedString

  case colon, semicolon, comma
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case ampersand, asterisk, plus, slash, bar, percent
  /// `*/` that no comment opens.
  case unopenedCommentEnd
  /// Any other printable ASCII character: `! $ < = > ? ^ ~` and the backquote.
  case otherPunctuation
  /// Control characters, invalid UTF-8 and the like: one token for each run.
  case unknown

  case endOfFile

  package var isTrivia: Bool { rawValue <= TokenKind.conflictMarker.rawValue }

  /// Whether the token is a word that can name something.
  package var isName: Bool { self == .identifier || self == .malformedIdentifier }

  /// Whether the token is the name of a definition or an at-rule.
  package var isVariable: Bool { self == .variable || self == .malformedVariable }
}
