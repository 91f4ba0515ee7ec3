extension UInt8 {
  /// `"` or `'`.
  var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}

extension String {
  /// The text between a pair of quotes; text without them unchanged.
  package var unquoted: String {
    guard utf8.count >= 2, let first = utf8.first, first.isQuote, first == utf8.last else { return self }
    return String(decoding: utf8.dropFirst().dropLast(), as: UTF8.self)
  }
}
