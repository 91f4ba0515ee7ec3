import ThemeBase

/// The string literals of Swift, of C and of Ruby: where they end and what they say.
enum SourceString {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// The end of the literal that begins at `start` with a quote or with the `#`s of a raw string.
  static func end(in bytes: [UInt8], from start: Int, _ language: SourceLanguage) -> Int {
    let form = Form(bytes, start, language)
    var index = form.contentStart
    while index < bytes.count {
      if form.ends(at: index) { return index + form.closing }
      if form.interpolatesRuby(at: index) {
        index = rubyInterpolationEnd(in: bytes, from: index)
      } else if bytes[index] == backslash, form.escapes(at: index) {
        let next = index + 1 + form.hashes
        let opens = next < bytes.count && bytes[next] == UInt8(ascii: "(")
        index = opens && language == .swift ? interpolationEnd(in: bytes, from: next) : next + 1
      } else if !form.isLong, bytes[index] == UInt8(ascii: "\n") {
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// The end of a character literal such as `'"'`; it ends with its line.
  static func characterEnd(in bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "'") { return index + 1 }
      index += bytes[index] == backslash ? 2 : 1
    }
    return Swift.min(index, bytes.count)
  }

  /// The text of a literal.
  ///
  /// Interpolated names are pieces of their own; other interpolations are computed.
  static func text(of range: Range<Int>, in bytes: [UInt8], _ language: SourceLanguage) -> AppText {
    let form = Form(bytes, range.lowerBound, language)
    var pieces: [AppText.Piece] = []
    var literal: [UInt8] = []
    var index = form.contentStart
    while index < range.upperBound, !form.ends(at: index) {
      if form.interpolatesRuby(at: index) {
        let end = Swift.min(rubyInterpolationEnd(in: bytes, from: index), range.upperBound)
        pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
        pieces.append(interpolated(bytes[(index + 2)..<Swift.max(index + 2, end - 1)]))
        (literal, index) = ([], end)
        continue
      }
      guard bytes[index] == backslash, form.escapes(at: index) else {
        literal.append(bytes[index])
        index += 1
        continue
      }
      let next = index + 1 + form.hashes
      guard next < range.upperBound else { break }
      if bytes[next] == UInt8(ascii: "("), language == .swift {
        index = Swift.min(interpolationEnd(in: bytes, from: next), range.upperBound)
        pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
        pieces.append(interpolated(bytes[(next + 1)..<Swift.max(next + 1, index - 1)]))
        literal = []
      } else {
        literal.append(bytes[next])
        index = next + 1
      }
    }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    return AppText(pieces)
  }

  /// A name such as `kind` or `Style.title.rawValue`, or a computed piece.
  private static func interpolated(_ bytes: ArraySlice<UInt8>) -> AppText.Piece {
    let isName = bytes.allSatisfy { $0.isWordByte || $0 == UInt8(ascii: ".") }
    guard isName, let first = bytes.first, !first.isASCIIDigit else { return .computed }
    return .name(String(decoding: bytes, as: UTF8.self))
  }

  /// The end of an interpolation whose parenthesis is at `start`; quotes in it hide parentheses.
  private static func interpolationEnd(in bytes: [UInt8], from start: Int) -> Int {
    var (index, depth, isQuoted) = (start, 0, false)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case quote: isQuoted.toggle()
      case backslash where isQuoted: index += 1
      case UInt8(ascii: "(") where !isQuoted: depth += 1
      case UInt8(ascii: ")") where !isQuoted:
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return Swift.min(index, bytes.count)
  }

  /// The end of `#{…}`.
  private static func rubyInterpolationEnd(in bytes: [UInt8], from start: Int) -> Int {
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return line.firstIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? line.endIndex
  }

  /// How a literal is written: `"…"`, `"""…"""`, `#"…"#` or `#"""…"""#`.
  private struct Form {
    private let bytes: [UInt8]
    let hashes: Int
    let isLong: Bool
    let contentStart: Int
    private let quote: UInt8
    private let isRuby: Bool

    init(_ bytes: [UInt8], _ start: Int, _ language: SourceLanguage) {
      self.bytes = bytes
      var index = start
      while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
      hashes = index - start
      isRuby = language == .ruby
      let isSingle = isRuby && index < bytes.count && bytes[index] == UInt8(ascii: "'")
      let quote = isSingle ? UInt8(ascii: "'") : SourceString.quote
      self.quote = quote
      isLong = language == .swift && bytes[index...].prefix(3).elementsEqual([quote, quote, quote])
      contentStart = Swift.min(index + (isLong ? 3 : 1), bytes.count)
    }

    /// The length of what closes the literal.
    var closing: Int { (isLong ? 3 : 1) + hashes }

    func ends(at index: Int) -> Bool {
      guard bytes[index] == quote else { return false }
      let end = bytes[index...].prefix(closing)
      let quotes = isLong ? 3 : 1
      return end.count == closing && end.prefix(quotes).allSatisfy { $0 == quote }
        && end.dropFirst(quotes).allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Whether `#{` begins a value inside of Ruby's double quotes.
    func interpolatesRuby(at index: Int) -> Bool {
      isRuby && quote == SourceString.quote && bytes[index...].starts(with: [UInt8(ascii: "#"), UInt8(ascii: "{")])
    }

    func escapes(at index: Int) -> Bool {
      let after = bytes[(index + 1)...].prefix(hashes)
      return after.count == hashes && after.allSatisfy { $0 == UInt8(ascii: "#") }
    }
  }
}
