import ThemeBase

/// The string literals of Swift, of C and of Ruby: where they end and what they say.
enum SourceString {
  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  /// A part of a literal: the place of bytes that it says, or of a value that is put in.
  private enum Part {
    case bytes(Range<Int>)
    case value(Range<Int>)
  }

  /// The end of the literal that begins at `start` with a quote or with the `#`s of a raw string.
  static func end(in bytes: [UInt8], from start: Int, _ language: SourceLanguage) -> Int {
    read(bytes, from: start, until: bytes.count, language) { _ in }
  }

  /// Reads the parts of a literal, and returns where it ends.
  private static func read(
    _ bytes: [UInt8], from start: Int, until limit: Int, _ language: SourceLanguage, _ take: (Part) -> Void
  ) -> Int {
    let form = Form(bytes, start, language)
    var index = form.contentStart
    func takeValue(at start: Int, to end: Int) {
      index = Swift.min(end, limit)
      take(.value(start..<Swift.max(start, index - 1)))
    }
    while index < limit {
      if form.ends(at: index) { return index + form.closing }
      if form.interpolatesRuby(at: index) {
        takeValue(at: index + 2, to: rubyInterpolationEnd(in: bytes, from: index))
      } else if bytes[index] == backslash, form.escapes(at: index) {
        let next = index + 1 + form.hashes.count
        guard next < limit else { return limit }
        if bytes[next] == UInt8(ascii: "("), language == .swift {
          takeValue(at: next + 1, to: interpolationEnd(in: bytes, from: next))
        } else {
          take(.bytes(next..<next + 1))
          index = next + 1
        }
      } else if !form.isLong, bytes[index] == UInt8(ascii: "\n") {
        return index
      } else {
        let start = index
        repeat { index += 1 } while index < limit && !form.isSpecial(bytes[index])
        take(.bytes(start..<index))
      }
    }
    return limit
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
    var pieces: [AppText.Piece] = []
    var literal: [UInt8] = []
    _ = read(bytes, from: range.lowerBound, until: range.upperBound, language) { part in
      switch part {
      case .bytes(let range): literal += bytes[range]
      case .value(let value):
        pieces += [.literal(String(decoding: literal, as: UTF8.self)), interpolated(bytes[value])]
        literal = []
      }
    }
    return AppText(pieces + [.literal(String(decoding: literal, as: UTF8.self))])
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
    let hashes: ArraySlice<UInt8>
    let isLong: Bool
    let contentStart: Int
    private let quote: UInt8
    private let isRuby: Bool

    init(_ bytes: [UInt8], _ start: Int, _ language: SourceLanguage) {
      self.bytes = bytes
      var index = start
      while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
      hashes = bytes[start..<index]
      isRuby = language == .ruby
      let isSingle = isRuby && index < bytes.count && bytes[index] == UInt8(ascii: "'")
      let quote = isSingle ? UInt8(ascii: "'") : SourceString.quote
      self.quote = quote
      isLong = language == .swift && bytes[index...].prefix(3).elementsEqual([quote, quote, quote])
      contentStart = Swift.min(index + (isLong ? 3 : 1), bytes.count)
    }

    /// Whether a byte may mean something other than itself.
    func isSpecial(_ byte: UInt8) -> Bool {
      byte == quote || byte == SourceString.backslash || byte == UInt8(ascii: "\n")
        || isRuby && byte == UInt8(ascii: "#")
    }

    private var quotes: Int { isLong ? 3 : 1 }

    /// The length of what closes the literal.
    var closing: Int { quotes + hashes.count }

    func ends(at index: Int) -> Bool {
      bytes[index] == quote && bytes[index...].starts(with: repeatElement(quote, count: quotes))
        && bytes[(index + quotes)...].starts(with: hashes)
    }

    /// Whether `#{` begins a value inside of Ruby's double quotes.
    func interpolatesRuby(at index: Int) -> Bool {
      isRuby && quote == SourceString.quote && bytes[index...].starts(with: [UInt8(ascii: "#"), UInt8(ascii: "{")])
    }

    func escapes(at index: Int) -> Bool { bytes[(index + 1)...].starts(with: hashes) }
  }
}
