extension ValueText {
  /// Whether the token is a comma.
  func isComma(_ token: ValueToken) -> Bool {
    token.range.count == 1 && byte(token.range.lowerBound) == UInt8(ascii: ",")
  }
}
