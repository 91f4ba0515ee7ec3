extension UInt8 {
  /// The capital of an ASCII letter; any other byte unchanged.
  var asciiUppercased: UInt8 { self &- 97 < 26 ? self & 0xDF : self }

  /// 0…15 for a hex digit of either case; nil for any other byte.
  var hexDigit: UInt8? {
    if self &- 48 < 10 { return self - 48 }
    let letter = self | 0x20
    return letter &- 97 < 6 ? letter - 87 : nil
  }
}

extension ValueText {
  /// Whether the token is a comma.
  func isComma(_ token: ValueToken) -> Bool {
    token.range.count == 1 && byte(token.range.lowerBound) == UInt8(ascii: ",")
  }
}
