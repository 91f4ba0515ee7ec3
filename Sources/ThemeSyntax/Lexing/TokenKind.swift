/// The kind of a token.
///
/// White space and comments are not tokens: they fill the gaps between tokens, see ``TriviaKind``.
public enum TokenKind: UInt8, Sendable {
  /// A word: a class, a property, a keyword, a number, a colour. Numbers have no kind of their own.
  case identifier
  /// A word with letters outside ASCII; read like an identifier and reported.
  case malformedIdentifier
  /// `@name`: the name of a definition or of an at-rule.
  case variable
  /// `@name` with letters outside ASCII; read like a variable and reported.
  case malformedVariable
  /// `"…"` or `'…'` on one line, without escapes.
  case string
  /// A string without a closing quote on its line.
  case unterminatedString

  case colon, semicolon, comma
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case ampersand, asterisk, plus, slash, bar, percent
  /// `*/` outside a comment.
  case unopenedCommentEnd
  /// Any other printable ASCII character: `! $ < = > ? ^ ~` and the backquote.
  case otherPunctuation
  /// Bytes that are not UTF-8: one token for each run.
  case unknown

  case endOfFile

  /// Whether the token is a word that can name something.
  @inlinable public var isName: Bool { rawValue <= TokenKind.malformedIdentifier.rawValue }

  /// Whether the token is the name of a definition or of an at-rule.
  @inlinable public var isVariable: Bool { self == .variable || self == .malformedVariable }

  /// Whether an item or the part of it before a block ends at the token.
  var isBoundary: Bool {
    switch self {
    case .leftBrace, .rightBrace, .semicolon, .unopenedCommentEnd, .endOfFile: true
    default: false
    }
  }

  /// Whether the token belongs to every value that holds it.
  @inlinable public var isPlainInValue: Bool {
    switch self {
    case .identifier, .comma, .leftParenthesis, .rightParenthesis, .string, .plus, .asterisk, .slash: true
    default: false
    }
  }
}
