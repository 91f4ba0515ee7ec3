extension ValueTokens {
  /// The first of the remaining tokens.
  var first: ValueToken? {
    var copy = self
    return copy.next()
  }
}
