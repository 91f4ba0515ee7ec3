import ThemeBase

/// Reads whole numbers: the leading integer of the text, so that `1e3` is 1.
enum IntegerParser {
  static func parse(_ text: ValueText) -> Reading<Int32> {
    let number = NumberParser.parse(text)
    guard let first = text.tokens.first else { return Reading(.empty, at: 0..<0) }
    let (value, end) = leadingInteger(first, of: text)
    var reading = Reading(value, findings: number.findings, mismatch: number.mismatch)
    let next = text.byte(end)
    let isWhole = end >= first.range.upperBound || next | 0x20 != UInt8(ascii: "e")
    if reading.mismatch == nil, next == UInt8(ascii: ".") || !isWhole {
      reading.mismatch = Mismatch(.wrongType, at: first.indices)
    }
    if reading.mismatch == nil, let exact = number.value, exact.magnitude > 2_147_483_647 {
      reading.mismatch = Mismatch(.numberTooLarge, at: first.indices)
    }
    return reading
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
