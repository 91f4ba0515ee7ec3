/// What a byte can begin, and whether it can continue a word: one table look-up a byte.
struct ByteClass {
  enum Start: UInt8 {
    case unknown, word, at, space, slash, quote, punctuation, asterisk, nonASCII, markerCandidate
  }

  /// What a token that begins with this byte is.
  let start: Start
  /// Whether the byte can stand inside a word, `/` included.
  let continuesWord: Bool
  /// The kind of a token of one character.
  let punctuation: TokenKind

  /// The classes of all 256 bytes.
  static let table: [ByteClass] = (0...255).map { ByteClass(UInt8($0)) }

  private init(_ byte: UInt8) {
    let isLetterOrDigit =
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    let isWordMark = [UInt8](#"-_\."#.utf8).contains(byte)
    continuesWord = isLetterOrDigit || isWordMark || byte == UInt8(ascii: "/") || byte >= 0x80
    punctuation = ByteClass.punctuation(byte)
    start =
      switch byte {
      case _ where isLetterOrDigit || isWordMark || byte == UInt8(ascii: "#"): .word
      case UInt8(ascii: "@"): .at
      case UInt8(ascii: " "), 0x09...0x0D: .space
      case UInt8(ascii: "/"): .slash
      case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
      case UInt8(ascii: "*"): .asterisk
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
        .markerCandidate
      case 0x21...0x7E: .punctuation
      case 0x80...: .nonASCII
      default: .unknown
      }
  }

  private static func punctuation(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "&"): .ampersand
    case UInt8(ascii: "*"): .asterisk
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "|"): .bar
    case UInt8(ascii: "%"): .percent
    default: .otherPunctuation
    }
  }
}
