package import ThemeBase

/// Bytes to tokens, in one pass.
///
/// It cannot fail: a byte that begins no token becomes ``TokenKind/unknown``.
package struct Lexer {
  private var traps: [LegacyTrap] = []
  private var comments: [TriviaPiece] = []

  /// The tokens of a file.
  ///
  /// Takes linear time.
  package static func tokenize(_ file: SourceFile) -> TokenList { tokenize(file, in: file.bytes.indices) }

  /// The tokens of some of the bytes of a file, as if it ended where these end; none of them begins in a token or comment.
  static func tokenize(_ file: SourceFile, in range: Range<Int>) -> TokenList {
    // Real sheets have a token every seven to nine bytes. No sheet has more tokens than bytes.
    tokenize(file, range, capacity: range.count / 4 + 16) ?? tokenize(file, range, capacity: range.count + 1)
      ?? TokenList()
  }

  /// The tokens of some bytes, or nil if there are more than `capacity`.
  private static func tokenize(_ file: SourceFile, _ range: Range<Int>, capacity: Int) -> TokenList? {
    var lexer = Lexer()
    let bytes = file.bytes.span.extracting(first: range.upperBound)
    var list = TokenWriter.write(capacity: capacity) { lexer.run(bytes, from: range.lowerBound, &$0) }
    list?.traps = lexer.traps
    list?.comments = lexer.comments
    return list
  }

  private mutating func run(_ bytes: ByteSpan, from start: Int, _ tokens: inout TokenWriter) {
    let table = ByteClass.table
    let classes = table.span
    // The loop works on copies, so that the compiler can keep them in registers.
    var writer = tokens
    var index = start == 0 ? UnicodeScan.lengthOfByteOrderMark(bytes) : start
    while index < bytes.count, !writer.isFull {
      let start = index
      let first = classes[Int(bytes[start])]
      index += 1
      switch first.start {
      case .space: while index < bytes.count, classes[Int(bytes[index])].isSpace { index += 1 }
      case .punctuation: writer.append(first.kind, start, index)
      case .word, .at:
        while index < bytes.count, classes[Int(bytes[index])].isPlainInWord { index += 1 }
        var kind = first.kind
        if index < bytes.count, classes[Int(bytes[index])].continuesWord {
          (kind, index) = restOfWord(bytes, start, upTo: index, kind)
        }
        if first.mayBeReserved { noteReservedWord(bytes, start, index) }
        writer.append(kind, start, index)
      default:
        let kind: TokenKind?
        (kind, index) = scanRest(first, bytes, start, after: writer.last)
        if let kind { writer.append(kind, start, index) }
      }
    }
    writer.append(.endOfFile, bytes.count, bytes.count)
    tokens = writer
  }

  /// The kind and the end of what begins at `start`.
  ///
  /// The kind is nil if that is trivia.
  private mutating func scanRest(_ first: ByteClass, _ bytes: ByteSpan, _ start: Int, after last: TokenWriter.Last) -> (
    TokenKind?, Int
  ) {
    switch first.start {
    case .slash: scanSlash(bytes, start, after: last)
    case .asterisk: scanAsterisk(bytes, start)
    case .quote: scanString(bytes, start)
    case .markerCandidate: scanMarkerCandidate(bytes, start, first.kind)
    case .nonASCII: scanNonASCII(bytes, start)
    default: scanUnknown(bytes, start)
    }
  }

  private mutating func noteTrap(_ kind: LegacyTrap.Kind, _ start: Int, _ end: Int) {
    traps.append(LegacyTrap(kind: kind, range: start..<end))
  }

  private func byte(_ bytes: ByteSpan, at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  // MARK: Words

  /// The kind and the end of a word that holds a `/` or bytes outside ASCII at `index`.
  private mutating func restOfWord(_ bytes: ByteSpan, _ start: Int, upTo index: Int, _ kind: TokenKind) -> (
    TokenKind, Int
  ) {
    var index = index
    var isASCII = bytes[start] < 0x80
    var hasSlashes = false
    while index < bytes.count, ByteClass.of(bytes[index]).continuesWord {
      if bytes[index] == UInt8(ascii: "/") {
        let next = byte(bytes, at: index + 1)
        if next == UInt8(ascii: "*") { break }
        hasSlashes = hasSlashes || next == UInt8(ascii: "/")
        index += 1
      } else if bytes[index] < 0x80 {
        index += 1
      } else {
        let (scalar, length) = UnicodeScan.decode(bytes, at: index)
        guard let scalar, isWordScalar(scalar), LookAlike.punctuation(scalar) == nil else { break }
        isASCII = false
        index += length
      }
    }
    if hasSlashes { noteTrap(.slashesInWord, start, index) }
    if isASCII { return (kind, index) }
    if LookAlike.repaired((start..<index).map { bytes[$0] }[...]) != nil { noteTrap(.lookAlike, start, index) }
    return (kind == .variable ? .malformedVariable : .malformedIdentifier, index)
  }

  private func isWordScalar(_ scalar: UInt32) -> Bool { !UnicodeScan.isSpace(scalar) && !UnicodeScan.isControl(scalar) }

  /// Notes a word that begins with `and` or `@media`.
  private mutating func noteReservedWord(_ bytes: ByteSpan, _ start: Int, _ end: Int) {
    if has("and", bytes, start, end) { noteTrap(.andPrefix, start, end) }
    if has("@media", bytes, start, end) { noteTrap(.mediaPrefix, start, end) }
  }

  private func has(_ prefix: StaticString, _ bytes: ByteSpan, _ start: Int, _ end: Int) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard end - start >= length else { return false }
    return prefix.withUTF8Buffer { prefix in
      for offset in 0..<length where bytes[start + offset] != prefix[offset] { return false }
      return true
    }
  }

  /// White space, a word of letters outside ASCII, or a character that means nothing.
  private mutating func scanNonASCII(_ bytes: ByteSpan, _ start: Int) -> (TokenKind?, Int) {
    let (scalar, length) = UnicodeScan.decode(bytes, at: start)
    guard let scalar, !UnicodeScan.isControl(scalar) else { return scanUnknown(bytes, start) }
    if UnicodeScan.isSpace(scalar) { return (nil, TriviaScan.endOfSpace(bytes, from: start)) }
    if let kind = LookAlike.punctuation(scalar) {
      noteTrap(.lookAlike, start, start + length)
      return (kind, start + length)
    }
    if LookAlike.isQuote(scalar), let end = endOfQuotation(bytes, from: start + length) {
      noteTrap(.lookAlike, start, end)
      return (.malformedIdentifier, end)
    }
    let isAt = LookAlike.ascii(scalar) == UInt8(ascii: "@")
    return restOfWord(bytes, start, upTo: start + length, isAt ? .variable : .identifier)
  }

  /// The end of a text in typographic quotes that begins before `index`, or nil if no quote closes it in its value.
  private func endOfQuotation(_ bytes: ByteSpan, from index: Int) -> Int? {
    var index = index
    while index < bytes.count, !TriviaScan.isNewline(bytes[index]) {
      switch bytes[index] {
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return nil
      case UInt8(ascii: "\""): return index + 1
      default:
        let (scalar, length) = UnicodeScan.decode(bytes, at: index)
        index += length
        if let scalar, scalar >= 0x80, LookAlike.isQuote(scalar) { return index }
      }
    }
    return nil
  }

  // MARK: Trivia

  private mutating func scanSlash(_ bytes: ByteSpan, _ start: Int, after last: TokenWriter.Last) -> (TokenKind?, Int) {
    switch byte(bytes, at: start + 1) {
    case UInt8(ascii: "*"): return (nil, scanBlockComment(bytes, start, after: last))
    // After a colon the slashes are those of an address, `http://…`, which a value cannot hold.
    case UInt8(ascii: "/") where !(last.kind == .colon && last.end == start):
      let end = TriviaScan.endOfLine(bytes, from: start)
      comments.append(TriviaPiece(kind: .lineComment, range: start..<end))
      return (nil, end)
    default: return (.slash, start + 1)
    }
  }

  private mutating func scanBlockComment(_ bytes: ByteSpan, _ start: Int, after last: TokenWriter.Last) -> Int {
    let (end, inner) = TriviaScan.blockComment(bytes, from: start)
    let kind = end == nil ? TriviaKind.unterminatedComment : .blockComment
    comments.append(TriviaPiece(kind: kind, range: start..<(end ?? bytes.count)))
    // A path such as 'Themes/*.nss' begins no comment.
    if let inner, end != nil, !ByteClass.of(bytes[inner - 1]).continuesWord, bytes[inner - 1] != UInt8(ascii: "*") {
      noteTrap(.commentInComment, start, inner)
    }
    if last.end == start, last.kind.isName || last.kind.isVariable {
      noteTrap(.commentTouchesWord, start, end ?? bytes.count)
    }
    return end ?? bytes.count
  }

  /// `<<<<<<< HEAD` at the start of a line, or just the character.
  private mutating func scanMarkerCandidate(_ bytes: ByteSpan, _ start: Int, _ kind: TokenKind) -> (TokenKind?, Int) {
    guard TriviaScan.isConflictMarker(bytes, at: start) else { return (kind, start + 1) }
    let end = TriviaScan.endOfLine(bytes, from: start)
    noteTrap(.conflictMarker, start, end)
    return (nil, end)
  }

  // MARK: Strings and the rest

  private func scanString(_ bytes: ByteSpan, _ start: Int) -> (TokenKind?, Int) {
    let quote = bytes[start]
    var index = start + 1
    while index < bytes.count, !TriviaScan.isNewline(bytes[index]) {
      index += 1
      if bytes[index - 1] == quote { return (.string, index) }
    }
    return (.unterminatedString, endOfValue(bytes, from: start + 1, upTo: index))
  }

  /// The end of a string without a closing quote: before what looks like the end of the value.
  private func endOfValue(_ bytes: ByteSpan, from start: Int, upTo end: Int) -> Int {
    var index = start
    while index < end, bytes[index] != UInt8(ascii: ";"), bytes[index] != UInt8(ascii: "}") { index += 1 }
    return index
  }

  private func scanAsterisk(_ bytes: ByteSpan, _ start: Int) -> (TokenKind?, Int) {
    byte(bytes, at: start + 1) == UInt8(ascii: "/") ? (.unopenedCommentEnd, start + 2) : (.asterisk, start + 1)
  }

  /// A run of control characters, which is skipped, or of bytes that are not UTF-8.
  private mutating func scanUnknown(_ bytes: ByteSpan, _ start: Int) -> (TokenKind?, Int) {
    let end = TriviaScan.endOfControls(bytes, from: start)
    if end > start {
      noteTrap(.controlCharacter, start, end)
      return (nil, end)
    }
    var index = start
    while index < bytes.count {
      let (scalar, length) = UnicodeScan.decode(bytes, at: index)
      guard scalar == nil else { break }
      index += length
    }
    return (.unknown, index)
  }
}
