import ThemeBase

/// Splits an app's source into tokens and leaves comments out.
///
/// Never fails: an unknown byte is a sign, and a string that does not end ends with its line. Takes time in proportion to
/// the length of the file.
struct SourceLexer {
  private(set) var tokens: [SourceToken] = []
  /// The comments that speak to themec.
  private(set) var comments: [Range<Int>] = []

  private let bytes: [UInt8]
  private let language: SourceLanguage
  private var position = 0
  private var startsLine = true
  private var followsSpace = true

  /// Reads all tokens of a file.
  init(_ bytes: [UInt8], in language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    tokens.reserveCapacity(bytes.count / 8)
    while position < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      skipSpace()
    case UInt8(ascii: " "), UInt8(ascii: "\t"): skipSpace()
    case UInt8(ascii: "#") where language == .ruby: skipLineComment()
    case UInt8(ascii: "=") where language == .ruby && startsLine && bytes[position...].starts(with: "=begin".utf8):
      skipRubyBlock()
    case UInt8(ascii: "/") where language != .ruby && self.byte(at: position + 1) == UInt8(ascii: "/"):
      skipLineComment()
    case UInt8(ascii: "/") where language != .ruby && self.byte(at: position + 1) == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "\""): add(.string, to: SourceString.end(in: bytes, from: position, language))
    case UInt8(ascii: "#"): addHashes()
    case UInt8(ascii: "'") where language == .ruby:
      add(.string, to: SourceString.end(in: bytes, from: position, language))
    case UInt8(ascii: "'") where language == .objectiveC:
      add(.number, to: SourceString.characterEnd(in: bytes, from: position))
    case UInt8(ascii: "`"): skipSpace()
    case UInt8(ascii: "\\") where language == .objectiveC && isLineEnd(at: position + 1): skipContinuation()
    default: addWord(byte)
    }
  }

  private mutating func addWord(_ byte: UInt8) {
    if byte.isASCIIDigit {
      add(.number, to: end { $0.isWordByte || $0 == UInt8(ascii: ".") })
    } else if byte.isWordByte {
      add(.identifier, to: end { $0.isWordByte })
    } else {
      add(.sign, to: position + 1)
    }
  }

  private mutating func add(_ kind: SourceToken.Kind, to end: Int) {
    let end = Swift.min(end, bytes.count)
    let word: SourceWord = kind == .identifier ? SourceWord(bytes[position..<end]) : .none
    tokens.append(
      SourceToken(
        kind: kind, sign: kind == .sign ? bytes[position] : 0, word: word, startsLine: startsLine,
        followsSpace: followsSpace, start: UInt32(clamping: position), end: UInt32(clamping: end)))
    (position, startsLine, followsSpace) = (end, false, false)
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func end(while belongs: (UInt8) -> Bool) -> Int {
    var end = position + 1
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end
  }

  /// A raw string, or all `#`s as one sign: looking past each of them would take quadratic time.
  private mutating func addHashes() {
    let end = end { $0 == UInt8(ascii: "#") }
    if language == .swift, byte(at: end) == UInt8(ascii: "\"") {
      add(.string, to: SourceString.end(in: bytes, from: position, language))
    } else {
      add(.sign, to: end)
    }
  }

  private mutating func skipSpace() {
    position = end { $0 == UInt8(ascii: " ") }
    followsSpace = true
  }

  private mutating func skipLineComment() {
    endComment(at: end { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
  }

  private func isLineEnd(at index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: "\n") || byte(at: index) == UInt8(ascii: "\r")
  }

  /// Goes past `\` and the end of its line: the directive goes on.
  private mutating func skipContinuation() {
    position += byte(at: position + 2) == UInt8(ascii: "\n") ? 3 : 2
    followsSpace = true
  }

  /// `=begin` to `=end`, each at the start of a line.
  private mutating func skipRubyBlock() {
    var end = position
    while end < bytes.count, !bytes[end...].starts(with: "\n=end".utf8) { end += 1 }
    endComment(at: Swift.min(end + 5, bytes.count))
  }

  /// Swift's comments nest, those of C do not.
  private mutating func skipBlockComment() {
    var (index, depth) = (position + 2, 1)
    while index < bytes.count, depth > 0 {
      if bytes[index] == UInt8(ascii: "*"), byte(at: index + 1) == UInt8(ascii: "/") {
        (index, depth) = (index + 2, depth - 1)
      } else if language == .swift, bytes[index] == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "*") {
        (index, depth) = (index + 2, depth + 1)
      } else {
        if bytes[index] == UInt8(ascii: "\n") { startsLine = true }
        index += 1
      }
    }
    endComment(at: Swift.min(index, bytes.count))
  }

  private mutating func endComment(at end: Int) {
    let text = bytes[position..<end]
    let isForThemec = text.indices.contains {
      text[$0] == UInt8(ascii: "-") && text[..<$0].suffix(6).elementsEqual("themec".utf8)
    }
    if isForThemec { comments.append(position..<end) }
    position = end
    followsSpace = true
  }
}

extension UInt8 {
  /// Whether the byte is part of an identifier: a letter, a digit, `_`, `$` or a byte of another script.
  var isWordByte: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
