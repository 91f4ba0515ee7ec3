import ThemeBase

/// Reads numbers and booleans.
extension ValueText {
  /// A plain number, alone: the leading decimal number of the text, the rest is ignored by every runtime.
  func number(_ remarks: inout ValueRemarks) -> Double? {
    var tokens = tokens
    guard let first = tokens.next() else { return remarks.fail(.empty, at: 0..<0) }
    let value = number(first, &remarks)
    guard let second = tokens.next() else { return value }
    if isPercentSign(second), tokens.next() == nil, remarks.mismatch == nil {
      remarks.note(.percentSign, at: second.indices)
    } else {
      remarks.reject(.extraTokens, at: 1..<tokenCount)
    }
    return value
  }

  /// A number in one token, with the units that people write after it; 0 for a token that is none.
  func number(_ token: ValueToken, _ remarks: inout ValueRemarks) -> Double {
    let scanner = DecimalScanner(bytes, in: token.range)
    let rest = scanner.end..<token.range.upperBound
    // NUI reads floats: for it what is larger is infinite.
    let isFinite = Float(scanner.value).isFinite
    if !scanner.isNumber || !isFinite {
      remarks.reject(isFinite ? .wrongType : .numberTooLarge, at: token.indices)
    } else if let unit = unit(rest) {
      remarks.note(unit, at: token.indices)
    } else if !rest.isEmpty {
      remarks.reject(.wrongType, at: token.indices)
    }
    return isFinite ? scanner.value : 0
  }

  func isPercentSign(_ token: ValueToken) -> Bool {
    token.range.count == 1 && byte(token.range.lowerBound) == UInt8(ascii: "%")
  }

  /// Letters alone are a unit; anything else after a number is not.
  func unit(_ rest: Range<Int>) -> Finding.Kind? {
    if rest.count == 1, byte(rest.lowerBound) == UInt8(ascii: "%") { return .percentSign }
    guard 1...8 ~= rest.count, rest.allSatisfy({ byte($0).isASCIILetter }) else { return nil }
    return .unitSuffix(string(rest))
  }

  /// A whole number: the leading integer of the text, so that `1e3` is 1.
  func integer(_ remarks: inout ValueRemarks) -> Int32? {
    guard let number = number(&remarks), let first = tokens.first else { return nil }
    let (value, end) = leadingInteger(first)
    let next = byte(end)
    let hasExponent = end < first.range.upperBound && next | 0x20 == UInt8(ascii: "e")
    let hasFraction = next == UInt8(ascii: ".") && number != Double(value)
    if hasFraction || hasExponent { remarks.reject(.wrongType, at: first.indices) }
    if number.magnitude > 2_147_483_647 { remarks.reject(.numberTooLarge, at: first.indices) }
    return value
  }

  /// The integer at the start of a token, held within 32 bits, and where it ends.
  private func leadingInteger(_ token: ValueToken) -> (Int32, Int) {
    var index = token.range.lowerBound
    let sign = byte(index)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    var value: Int64 = 0
    while index < token.range.upperBound, byte(index).isASCIIDigit {
      value = Swift.min(value * 10 + Int64(byte(index) - 48), 1 << 40)
      index += 1
    }
    return (Int32(clamping: sign == UInt8(ascii: "-") ? -value : value), index)
  }

  /// `true` and `false`, and what Foundation's `boolValue` makes of other words.
  func boolean(_ remarks: inout ValueRemarks) -> Bool? {
    var tokens = tokens
    guard let first = tokens.next() else { return remarks.fail(.empty, at: 0..<0) }
    let word = string(first.range.prefix(8))
    let isWhole = first.range.count <= 8
    let value = boolValue(first)
    if tokens.next() != nil {
      remarks.reject(.extraTokens, at: 1..<tokenCount)
    } else if isWhole, word == "true" || word == "false" {
      return value
    } else if isWhole, Self.booleanWords.contains(word.lowercased()) || isNumber(first) {
      remarks.note(.notABoolean(read: value), at: first.indices)
    } else {
      remarks.reject(.wrongType, at: first.indices)
    }
    return value
  }

  /// Words that plainly mean a boolean.
  private static let booleanWords: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "t", "f"]

  private func isNumber(_ token: ValueToken) -> Bool {
    let scanner = DecimalScanner(bytes, in: token.range)
    return scanner.isNumber && scanner.end == token.range.upperBound
  }

  /// `Y`, `y`, `T`, `t` or a digit from 1 to 9 at the start, after a sign and zeros.
  private func boolValue(_ token: ValueToken) -> Bool {
    var index = token.range.lowerBound
    let sign = byte(index)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    while index < token.range.upperBound, byte(index) == UInt8(ascii: "0") { index += 1 }
    guard index < token.range.upperBound else { return false }
    let first = byte(index)
    return first | 0x20 == UInt8(ascii: "y") || first | 0x20 == UInt8(ascii: "t")
      || (first.isASCIIDigit && first != UInt8(ascii: "0"))
  }
}
