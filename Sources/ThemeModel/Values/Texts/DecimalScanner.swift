import ThemeBase

/// The leading decimal number of some bytes, as Foundation's `floatValue` finds it.
package struct DecimalScanner {
  /// The number, possibly infinite, or 0 if the text has no number.
  package private(set) var value = 0.0
  /// The end of the number: what follows is not part of it.
  package private(set) var end: Int
  /// Whether at least one digit was found.
  package private(set) var isNumber = false

  /// At most 19 digits, which always fit.
  private var mantissa: UInt64 = 0
  private var digits = 0
  private var exponent = 0

  /// Reads sign, digits, fraction and exponent from the start of `range`.
  package init(_ bytes: ArraySlice<UInt8>, in range: Range<Int>) {
    // Not kept: a scanner without an array is copied for nothing.
    let text = bytes[range.clamped(to: bytes.indices)]
    end = range.lowerBound
    let isNegative = Self.scanSign(text, at: &end)
    scanDigits(text, isFraction: false)
    if Self.peek(text, end) == UInt8(ascii: "."), isNumber || Self.peek(text, end + 1).isASCIIDigit {
      end += 1
      scanDigits(text, isFraction: true)
    }
    guard isNumber else { return }
    scanExponent(text)
    value = magnitude()
    if isNegative { value = -value }
  }

  private static func peek(_ text: ArraySlice<UInt8>, _ index: Int) -> UInt8 {
    text.indices.contains(index) ? text[index] : 0
  }

  private static func scanSign(_ text: ArraySlice<UInt8>, at index: inout Int) -> Bool {
    let sign = peek(text, index)
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return false }
    index += 1
    return sign == UInt8(ascii: "-")
  }

  private mutating func scanDigits(_ text: ArraySlice<UInt8>, isFraction: Bool) {
    while Self.peek(text, end).isASCIIDigit {
      isNumber = true
      if digits < 19 {
        mantissa = mantissa * 10 + UInt64(Self.peek(text, end) - 48)
        if mantissa > 0 { digits += 1 }
        if isFraction { exponent -= 1 }
      } else if !isFraction {
        exponent += 1
      }
      end += 1
    }
  }

  private mutating func scanExponent(_ text: ArraySlice<UInt8>) {
    guard Self.peek(text, end) | 0x20 == UInt8(ascii: "e") else { return }
    var index = end + 1
    let isNegative = Self.scanSign(text, at: &index)
    guard Self.peek(text, index).isASCIIDigit else { return }
    var scale = 0
    while Self.peek(text, index).isASCIIDigit {
      scale = Swift.min(scale * 10 + Int(Self.peek(text, index) - 48), 1_000_000)
      index += 1
    }
    exponent += isNegative ? -scale : scale
    end = index
  }

  /// Exact where a double can be: short numbers by one division, others through the correctly
  /// rounded conversion.
  private func magnitude() -> Double {
    if exponent <= 0, exponent >= -22, mantissa < 1 << 53 {
      return exponent == 0 ? Double(mantissa) : Double(mantissa) / Self.powersOfTen[-exponent]
    }
    if mantissa == 0 { return 0 }
    return Double("\(mantissa)e\(exponent)") ?? (exponent > 0 ? .infinity : 0)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]
}
