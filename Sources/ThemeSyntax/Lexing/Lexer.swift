package import ThemeDiagnostics

/// Bytes to tokens, in one pass.
///
/// It cannot fail: what is no token is ``TokenKind/unknown``.
package struct Lexer {
  private let bytes: [UInt8]
  private let classes = ByteClass.table
  private var index = 0
  private var tokens = TokenList()

  /// The tokens of a file.
  ///
  /// Linear in its size.
  package static func tokenize(_ file: SourceFile) -> TokenList {
    var lexer = Lexer(file.bytes)
    lexer.run()
    return lexer.tokens
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Real sheets have a token every four to five bytes.
    tokens.kinds.reserveCapacity(bytes.count / 4 + 2)
    tokens.starts.reserveCapacity(bytes.count / 4 + 3)
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      scanSpace()
      append(.whitespace, from: 0)
    }
    while index < bytes.count { scanToken() }
    append(.endOfFile, from: index)
    tokens.starts.append(UInt32(truncatingIfNeeded: index))
  }

  private mutating func append(_ kind: TokenKind, from start: Int) {
    tokens.kinds.append(kind)
    tokens.starts.append(UInt32(truncatingIfNeeded: start))
  }

  /// Notes a trap at the token that is appended next.
  private mutating func noteTrap(_ kind: LegacyTrap.Kind) {
    tokens.traps.append(
      LegacyTrap(kind: kind, token: UInt32(truncatingIfNeeded: tokens.kinds.count)))
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func scanToken() {
    let start = index
    let byteClass = classes[Int(bytes[start])]
    switch byteClass.start {
    case .word: scanWord(.identifier)
    case .space:
      scanSpace()
      append(.whitespace, from: start)
    case .punctuation:
      index += 1
      append(byteClass.punctuation, from: start)
    case .at: scanWord(.variable)
    case .slash: scanSlash()
    case .asterisk: scanAsterisk()
    case .quote: scanString()
    case .markerCandidate: scanMarkerCandidate()
    case .nonASCII: scanNonASCII()
    case .unknown: scanUnknown()
    }
  }
}

// MARK: - Words

extension Lexer {
  /// A word whose first scalar, of `length` bytes, is known to begin one; `#` and `@` cannot stand further in.
  private mutating func scanWord(_ kind: TokenKind, firstScalar length: Int = 1) {
    let start = index
    var isASCII = length == 1
    var hasSlashes = false
    index += length
    while index < bytes.count {
      let byte = bytes[index]
      guard classes[Int(byte)].continuesWord else { break }
      if byte == UInt8(ascii: "/") {
        let next = self.byte(at: index + 1)
        if next == UInt8(ascii: "*") { break }
        hasSlashes = hasSlashes || next == UInt8(ascii: "/")
      } else if byte >= 0x80 {
        let (scalar, length) = UnicodeScan.decode(bytes, at: index)
        guard let scalar, isWordScalar(scalar) else { break }
        isASCII = false
        index += length
        continue
      }
      index += 1
    }
    noteWordTraps(from: start, kind: kind, hasSlashes: hasSlashes)
    append(
      isASCII ? kind : kind == .variable ? .malformedVariable : .malformedIdentifier, from: start)
  }

  private func isWordScalar(_ scalar: UInt32) -> Bool {
    !UnicodeScan.isSpace(scalar) && scalar != UnicodeScan.byteOrderMark
  }

  private mutating func noteWordTraps(from start: Int, kind: TokenKind, hasSlashes: Bool) {
    if hasSlashes { noteTrap(.slashesInWord) }
    switch bytes[start] {
    case UInt8(ascii: "a") where hasPrefix("and", at: start): noteTrap(.andPrefix)
    case UInt8(ascii: "@") where hasPrefix("@media", at: start): noteTrap(.mediaPrefix)
    default: break
    }
  }

  private func hasPrefix(_ prefix: StaticString, at start: Int) -> Bool {
    guard index - start >= prefix.utf8CodeUnitCount else { return false }
    return prefix.withUTF8Buffer { bytes[start..<start + $0.count].elementsEqual($0) }
  }

  /// White space, a word of letters outside ASCII, or a character that means nothing.
  private mutating func scanNonASCII() {
    let start = index
    let (scalar, length) = UnicodeScan.decode(bytes, at: index)
    guard let scalar, scalar != UnicodeScan.byteOrderMark else { return scanUnknown() }
    if UnicodeScan.isSpace(scalar) {
      scanSpace()
      append(.whitespace, from: start)
    } else {
      scanWord(.malformedIdentifier, firstScalar: length)
    }
  }
}

// MARK: - Space and comments

extension Lexer {
  private mutating func scanSpace() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        let (scalar, length) = UnicodeScan.decode(bytes, at: index)
        guard let scalar, UnicodeScan.isSpace(scalar) else { return }
        index += length
      } else if classes[Int(byte)].start == .space {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func scanSlash() {
    switch byte(at: index + 1) {
    case UInt8(ascii: "*"): scanBlockComment()
    // Behind a colon the slashes are those of an address, `http://…`, which a value cannot hold.
    case UInt8(ascii: "/") where tokens.kinds.last != .colon: scanLineComment()
    default:
      append(.slash, from: index)
      index += 1
    }
  }

  private mutating func scanBlockComment() {
    let start = index
    if let last = tokens.kinds.last, last.isName || last.isVariable {
      noteTrap(.commentTouchesWord)
    }
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return append(.blockComment, from: start)
      }
      index += 1
    }
    index = bytes.count
    append(.unterminatedComment, from: start)
  }

  private mutating func scanLineComment() {
    let start = index
    noteTrap(.lineComment)
    skipToEndOfLine()
    append(.lineComment, from: start)
  }

  private mutating func skipToEndOfLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    {
      index += 1
    }
  }
}

// MARK: - Strings and the rest

extension Lexer {
  private mutating func scanString() {
    let start = index
    let quote = bytes[index]
    // Where the string ends if its quote is missing: before what looks like the end of the value.
    var fallback: Int?
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
      bytes[index] != UInt8(ascii: "\r")
    {
      let byte = bytes[index]
      index += 1
      if byte == quote { return append(.string, from: start) }
      let ends = classes[Int(byte)].punctuation
      if fallback == nil, ends == .semicolon || ends == .rightBrace { fallback = index - 1 }
    }
    index = fallback ?? index
    append(.unterminatedString, from: start)
  }

  private mutating func scanAsterisk() {
    let isCommentEnd = byte(at: index + 1) == UInt8(ascii: "/")
    append(isCommentEnd ? .unopenedCommentEnd : .asterisk, from: index)
    index += isCommentEnd ? 2 : 1
  }

  /// `<<<<<<< HEAD` at the start of a line, or just the character.
  private mutating func scanMarkerCandidate() {
    let start = index
    let mark = bytes[index]
    var end = index
    while end < bytes.count, end < start + 8, bytes[end] == mark { end += 1 }
    let startsLine =
      start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r")
    if end - start == 7, startsLine {
      noteTrap(.conflictMarker)
      skipToEndOfLine()
      append(.conflictMarker, from: start)
    } else {
      index += 1
      append(classes[Int(mark)].punctuation, from: start)
    }
  }

  /// A run of bytes that mean nothing: control characters, invalid UTF-8, stray byte order marks.
  private mutating func scanUnknown() {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        let (scalar, length) = UnicodeScan.decode(bytes, at: index)
        guard scalar == nil || scalar == UnicodeScan.byteOrderMark else { break }
        index += length
      } else {
        guard classes[Int(byte)].start == .unknown else { break }
        index += 1
      }
    }
    append(.unknown, from: start)
  }
}
