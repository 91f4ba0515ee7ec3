import ThemeBase

/// Reads numbers: the leading decimal number of the text, the rest is ignored by every runtime.
enum NumberParser {
  /// A plain number, alone.
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> Double? {
    var tokens = text.tokens
    guard let first = tokens.next() else { return remarks.fail(.empty, at: 0..<0) }
    let value = parse(first, of: text, &remarks)
    guard let second = tokens.next() else { return value }
    if isPercentSign(second, of: text), tokens.next() == nil, remarks.mismatch == nil {
      remarks.note(.percentSign, at: second.indices)
    } else {
      remarks.reject(.extraTokens, at: 1..<text.tokenCount)
    }
    return value
  }

  /// A number in one token, with the units that people write after it; 0 for a token that is none.
  static func parse(_ token: ValueToken, of text: ValueText, _ remarks: inout ValueRemarks) -> Double {
    let scanner = DecimalScanner(text.bytes, in: token.range)
    let rest = scanner.end..<token.range.upperBound
    // NUI reads floats: for it what is larger is infinite.
    let isFinite = Float(scanner.value).isFinite
    if !scanner.isNumber || !isFinite {
      remarks.reject(isFinite ? .wrongType : .numberTooLarge, at: token.indices)
    } else if let unit = unit(rest, of: text) {
      remarks.note(unit, at: token.indices)
    } else if !rest.isEmpty {
      remarks.reject(.wrongType, at: token.indices)
    }
    return isFinite ? scanner.value : 0
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
