import ThemeBase

/// Reads the name of an image: one word, `/` and `.` included, or a string.
enum ImageNameParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> String? {
    var tokens = text.tokens
    guard let first = tokens.next() else { return remarks.fail(.empty, at: 0..<0) }
    if let second = tokens.next() { return remarks.fail(.extraTokens, at: second.index..<text.tokenCount) }
    guard isName(first, of: text) else { return remarks.fail(.wrongType, at: first.indices) }
    return text.string(first.range).unquoted
  }

  /// No variable, no colour literal, no plain number, no punctuation.
  private static func isName(_ token: ValueToken, of text: ValueText) -> Bool {
    let byte = text.byte(token.range.lowerBound)
    if byte.isQuote { return true }
    let starts = byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80
    let marks: Set<UInt8> = [0x2E, 0x2D, 0x5F, 0x5C]
    guard starts || marks.contains(byte) && token.range.count > 1 else { return false }
    let scanner = DecimalScanner(text.bytes, in: token.range)
    return !scanner.isNumber || scanner.end < token.range.upperBound
  }
}
