import ThemeBase

/// Reads numbers: the leading decimal number of the text, the rest is ignored by every runtime.
enum NumberParser {
  /// A plain number, alone.
  static func parse(_ text: ValueText) -> Reading<Double> {
    var tokens = text.tokens
    guard let first = tokens.next() else { return Reading(.empty, at: 0..<0) }
    var reading = parse(first, of: text)
    guard let second = tokens.next(), reading.mismatch == nil else { return reading }
    if isPercentSign(second, of: text), tokens.next() == nil {
      reading.findings.append(Finding(.percentSign, at: second.indices))
    } else {
      reading.mismatch = Mismatch(.extraTokens, at: 1..<text.tokenCount)
    }
    return reading
  }

  /// A number in one token, with the units that people write after it.
  static func parse(_ token: ValueToken, of text: ValueText) -> Reading<Double> {
    let scanner = DecimalScanner(text.bytes, in: token.range)
    guard scanner.isNumber else { return Reading(0, mismatch: Mismatch(.wrongType, at: token.indices)) }
    // NUI reads floats: for it what is larger is infinite.
    guard Float(scanner.value).isFinite else {
      return Reading(0, mismatch: Mismatch(.numberTooLarge, at: token.indices))
    }
    let rest = scanner.end..<token.range.upperBound
    if rest.isEmpty { return Reading(scanner.value) }
    guard let finding = unit(rest, of: text) else {
      return Reading(scanner.value, mismatch: Mismatch(.wrongType, at: token.indices))
    }
    return Reading(scanner.value, findings: [Finding(finding, at: token.indices)])
  }

  static func isPercentSign(_ token: ValueToken, of text: ValueText) -> Bool {
    token.range.count == 1 && text.byte(token.range.lowerBound) == UInt8(ascii: "%")
  }

  /// Letters alone are a unit; anything else after a number is not.
  static func unit(_ rest: Range<Int>, of text: ValueText) -> Finding.Kind? {
    if rest.count == 1, text.byte(rest.lowerBound) == UInt8(ascii: "%") { return .percentSign }
    guard 1...8 ~= rest.count, rest.allSatisfy({ text.byte($0).isASCIILetter }) else { return nil }
    return .unitSuffix(text.string(rest))
  }
}
