import ThemeBase

/// Reads `true` and `false`, and what Foundation's `boolValue` makes of other words.
enum BooleanParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> Bool? {
    var tokens = text.tokens
    guard let first = tokens.next() else { return remarks.fail(.empty, at: 0..<0) }
    let word = text.string(first.range.prefix(8))
    let isWhole = first.range.count <= 8
    let value = boolValue(first, of: text)
    if tokens.next() != nil {
      remarks.reject(.extraTokens, at: 1..<text.tokenCount)
    } else if isWhole, word == "true" || word == "false" {
      return value
    } else if isWhole, booleanWords.contains(word.lowercased()) || isNumber(first, of: text) {
      remarks.note(.notABoolean(read: value), at: first.indices)
    } else {
      remarks.reject(.wrongType, at: first.indices)
    }
    return value
  }

  /// Words that plainly mean a boolean.
  private static let booleanWords: Set<String> = ["true", "false", "yes", "no", "on", "off", "y", "n", "t", "f"]

  private static func isNumber(_ token: ValueToken, of text: ValueText) -> Bool {
    let scanner = DecimalScanner(text.bytes, in: token.range)
    return scanner.isNumber && scanner.end == token.range.upperBound
  }

  /// `Y`, `y`, `T`, `t` or a digit from 1 to 9 at the start, after a sign and zeros.
  private static func boolValue(_ token: ValueToken, of text: ValueText) -> Bool {
    var index = token.range.lowerBound
    let sign = text.byte(index)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    while index < token.range.upperBound, text.byte(index) == UInt8(ascii: "0") { index += 1 }
    guard index < token.range.upperBound else { return false }
    let first = text.byte(index)
    return first | 0x20 == UInt8(ascii: "y") || first | 0x20 == UInt8(ascii: "t")
      || (first.isASCIIDigit && first != UInt8(ascii: "0"))
  }
}
