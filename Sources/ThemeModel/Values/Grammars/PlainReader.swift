import ThemeBase
package import ThemeTable

/// Reads the texts that most values are: `#0B6E99`, `12.5`, `8 16`, a keyword of a grammar.
///
/// A shortcut for plain texts: ``ValueMatcher`` gives the same value and finds nothing odd about it, for every target and
/// palette; a test compares the two. It saves 5 % of a run over 10 KB and 3 % of one over 1 MB. Made once for
/// each grammar, so that no text goes over its alternatives again.
package struct PlainReader: Sendable {
  /// The type that is tried first, or nil if there are only words.
  private var type: ValueType?
  /// The numbers that a value is held to.
  private var range: ClosedRange<Double>?
  /// The words that are tried before any type.
  private var keywords: [(word: [UInt8], value: StyleValue)] = []

  /// Whether a colour function can be read without a report.
  private let readsFunctions: Bool

  package init(_ grammar: ValueGrammar, target: Target) {
    readsFunctions = target != .fioriSwiftUI
    for alternative in grammar.alternatives {
      switch alternative {
      case .keyword(let word):
        // A word that could be taken for a number or a colour has to be looked at closely.
        guard let first = word.utf8.first, first.isASCIILetter else { return }
        keywords.append((Array(word.utf8), grammar.value(of: word)))
      case .type(let type, let range):
        self.range = range
        self.type = type
        if type == .boolean, keywords.isEmpty { keywords = [true, false].map { (Array("\($0)".utf8), .boolean($0)) } }
        return
      }
    }
  }

  /// The value of a canonical text, the same everywhere; nil for one that is not plain.
  package func read(_ text: Swift.Span<UInt8>) -> StyleValue? {
    guard !text.isEmpty else { return nil }
    let first = text[0]
    if first == UInt8(ascii: "#") { return type == .color ? Self.hexColor(text).map(StyleValue.color) : nil }
    if first.isASCIIDigit { return number(text) }
    if type == .color, readsFunctions, first == UInt8(ascii: "r") {
      return PlainColorFunction.read(text).map(StyleValue.color)
    }
    for place in keywords.indices where text.isSame(as: keywords[place].word) { return keywords[place].value }
    return nil
  }

  /// `#` and six digits.
  private static func hexColor(_ text: Swift.Span<UInt8>) -> StyleColor? {
    guard text.count == 7 else { return nil }
    var bits: UInt32 = 0
    var invalid: UInt8 = 0
    for index in 1..<7 {
      let (digit, letter) = (text[index] &- 48, (text[index] | 0x20) &- 97)
      let value = digit < 10 ? digit : letter < 6 ? letter &+ 10 : 16
      bits = bits << 4 | UInt32(value & 15)
      invalid |= value & 16
    }
    return invalid == 0 ? StyleColor(rgba: bits << 8 | 0xFF) : nil
  }

  private func number(_ text: Swift.Span<UInt8>) -> StyleValue? {
    var numbers = PlainNumbers()
    if type == .box { return box(&numbers, text) }
    guard type == .number || type == .integer, let number = numbers.next(in: text), numbers.isAtEnd(of: text),
      range?.contains(number.value) ?? true
    else { return nil }
    if type == .number { return .number(number.value) }
    return number.isWhole ? Int32(exactly: number.value).map(StyleValue.integer) : nil
  }

  /// One to four numbers with a space between them, in CSS order.
  private func box(_ numbers: inout PlainNumbers, _ text: Swift.Span<UInt8>) -> StyleValue? {
    var (sides, count) = (SIMD4<Double>(), 0)
    repeat {
      guard count < sides.scalarCount, let side = numbers.next(in: text) else { return nil }
      sides[count] = side.value
      count += 1
    } while !numbers.isAtEnd(of: text)
    return .box(StyleBox(sides, count: count))
  }
}

extension Swift.Span<UInt8> {
  /// Whether the bytes are those of a word.
  fileprivate func isSame(as word: [UInt8]) -> Bool { count == word.count && starts(with: word) }

  /// Whether the bytes begin with some others.
  func starts(with start: [UInt8]) -> Bool {
    guard count >= start.count else { return false }
    for index in start.indices where self[index] != start[index] { return false }
    return true
  }
}
