/// The things that a byte can begin, and whether it continues a word: one look-up in a table for each byte.
struct ByteClass {
  /// A thing that begins with a byte.
  enum Start: UInt8 { case unknown, word, at, space, slash, quote, punctuation, asterisk, nonASCII, markerCandidate }

  let start: Start
  /// Whether the byte is white space.
  let isSpace: Bool
  /// Whether words may hold the byte and it is neither `/` nor outside ASCII, which depend on what follows.
  let isPlainInWord: Bool
  /// Whether a word can hold the byte.
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

  /// One decision for each byte: the table is made in every run.
  private init(_ byte: UInt8) {
    (start, kind) =
      switch byte {
      case 0x80...: (.nonASCII, .otherPunctuation)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "\\"),
        UInt8(ascii: "."), UInt8(ascii: "#"):
        (.word, .identifier)
      case UInt8(ascii: " "), 0x09...0x0D: (.space, .otherPunctuation)
      case UInt8(ascii: "@"): (.at, .variable)
      case UInt8(ascii: ":"): (.punctuation, .colon)
      case UInt8(ascii: ";"): (.punctuation, .semicolon)
      case UInt8(ascii: ","): (.punctuation, .comma)
      case UInt8(ascii: "{"): (.punctuation, .leftBrace)
      case UInt8(ascii: "}"): (.punctuation, .rightBrace)
      case UInt8(ascii: "("): (.punctuation, .leftParenthesis)
      case UInt8(ascii: ")"): (.punctuation, .rightParenthesis)
      case UInt8(ascii: "["): (.punctuation, .leftBracket)
      case UInt8(ascii: "]"): (.punctuation, .rightBracket)
      case UInt8(ascii: "&"): (.punctuation, .ampersand)
      case UInt8(ascii: "*"): (.asterisk, .asterisk)
      case UInt8(ascii: "+"): (.punctuation, .plus)
      case UInt8(ascii: "/"): (.slash, .slash)
      case UInt8(ascii: "|"): (.markerCandidate, .bar)
      case UInt8(ascii: "%"): (.punctuation, .percent)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): (.quote, .otherPunctuation)
      case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): (.markerCandidate, .otherPunctuation)
      case 0x21...0x7E: (.punctuation, .otherPunctuation)
      default: (.unknown, .otherPunctuation)
      }
    isSpace = start == .space
    isPlainInWord = start == .word && byte != UInt8(ascii: "#")
    continuesWord = isPlainInWord || start == .slash || start == .nonASCII
    mayBeReserved = start == .at || byte == UInt8(ascii: "a")
  }
}

/// The bytes of a file while a function reads them: every access is checked, and the value cannot outlive the file.
typealias ByteSpan = Swift.Span<UInt8>
