import ThemeBase

/// Numbers of few digits without sign, unit or exponent, one space between them.
struct PlainNumbers {
  struct Number {
    var value: Double
    var isWhole: Bool
  }

  private var position: Int

  init(from start: Int = 0) { position = start }

  /// Steps over a sign and the space after it; false where something else follows.
  mutating func skip(_ sign: Unicode.Scalar, in text: Swift.Span<UInt8>) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return step(in: text)
  }

  /// Whether no number follows; false also where something else does.
  func isAtEnd(of text: Swift.Span<UInt8>) -> Bool { position == text.count }

  /// The next number, with the space after it; nil for anything else.
  mutating func next(in text: Swift.Span<UInt8>) -> Number? {
    let start = position
    var digits = digits(upTo: 15, in: text)
    let wholeCount = position - start
    guard wholeCount > 0 else { return nil }
    var decimals = 0
    if position < text.count, text[position] == UInt8(ascii: ".") {
      position += 1
      let point = position
      let fraction = self.digits(upTo: 15 - wholeCount, in: text)
      decimals = position - point
      guard decimals > 0 else { return nil }
      for _ in 0..<decimals { digits *= 10 }
      digits += fraction
    }
    guard step(in: text) else { return nil }
    let value = DecimalScanner.value(of: digits, decimals: decimals)
    return Number(value: value, isWhole: decimals == 0)
  }

  /// As many digits as follow, at most so many.
  private mutating func digits(upTo limit: Int, in text: Swift.Span<UInt8>) -> UInt64 {
    var value: UInt64 = 0
    let end = Swift.min(text.count, position + limit)
    while position < end, text[position].isASCIIDigit {
      value = value * 10 + UInt64(text[position] &- 48)
      position += 1
    }
    return value
  }

  /// Steps over one space before another number; false where something else follows.
  private mutating func step(in text: Swift.Span<UInt8>) -> Bool {
    guard position < text.count else { return true }
    guard text[position] == UInt8(ascii: " "), position + 1 < text.count else { return false }
    position += 1
    return true
  }
}
