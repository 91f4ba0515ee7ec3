/// What a byte can begin, and whether it continues a word: one look-up in a table for each byte.
struct ByteClass {
  /// What begins with a byte.
  enum Start: UInt8 {
    case unknown, word, at, space, slash, quote, punctuation, asterisk, nonASCII, markerCandidate
  }

  let start: Start
  /// Whether the byte is white space.
  let isSpace: Bool
  /// Whether the byte stands inside words and is neither `/` nor outside ASCII, which depend on what follows.
  let isPlainInWord: Bool
  /// Whether the byte can stand inside a word.
  let continuesWord: Bool
  /// Whether a word that begins with the byte can be one that NUI reserves: `and`, `@media`.
  let mayBeReserved: Bool
  /// The kind of a token that begins with this byte, if that depends on the byte alone.
  let kind: TokenKind
  /// Makes a class eight bytes long, so that finding one in the table takes no multiplication.
  private let padding: UInt16 = 0

  /// The classes of all 256 bytes.
  static let table: [ByteClass] = (0...255).map { ByteClass(UInt8($0)) }

  /// The class of a byte.
  static func of(_ byte: UInt8) -> ByteClass { table[Int(byte)] }

  private init(_ byte: UInt8) {
    let isLetterOrDigit =
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    isPlainInWord =
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "."): true
      default: isLetterOrDigit
      }
    continuesWord = isPlainInWord || byte == UInt8(ascii: "/") || byte >= 0x80
    isSpace = byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    mayBeReserved = byte == UInt8(ascii: "a") || byte == UInt8(ascii: "@")
    kind = isPlainInWord || byte == UInt8(ascii: "#") ? .identifier : ByteClass.kind(byte)
    start =
      switch byte {
      case _ where isPlainInWord || byte == UInt8(ascii: "#"): .word
      case UInt8(ascii: "@"): .at
      case _ where isSpace: .space
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

  private static func kind(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "@"): .variable
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
