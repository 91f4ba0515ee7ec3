import ThemeBase

/// Reads whole numbers: the leading integer of the text, so that `1e3` is 1.
enum IntegerParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> Int32? {
    guard let number = NumberParser.parse(text, &remarks), let first = text.tokens.first else { return nil }
    let (value, end) = leadingInteger(first, of: text)
    let next = text.byte(end)
    let isWhole = end >= first.range.upperBound || next | 0x20 != UInt8(ascii: "e")
    if next == UInt8(ascii: ".") || !isWhole { remarks.reject(.wrongType, at: first.indices) }
    if number.magnitude > 2_147_483_647 { remarks.reject(.numberTooLarge, at: first.indices) }
    return value
  }

  /// The integer at the start of a token, held within 32 bits, and where it ends.
  private static func leadingInteger(_ token: ValueToken, of text: ValueText) -> (Int32, Int) {
    var index = token.range.lowerBound
    let sign = text.byte(index)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    var value: Int64 = 0
    while index < token.range.upperBound, text.byte(index).isASCIIDigit {
      value = Swift.min(value * 10 + Int64(text.byte(index) - 48), 1 << 40)
      index += 1
    }
    return (Int32(clamping: sign == UInt8(ascii: "-") ? -value : value), index)
  }
}
