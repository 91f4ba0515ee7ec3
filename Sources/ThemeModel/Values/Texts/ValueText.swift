/// The canonical text of a value: its tokens joined by one space, definitions put in.
///
/// `rgba(1,2,3,.5)` is `rgba ( 1 , 2 , 3 , .5 )`. The runtimes convert exactly this text, so the
/// converters read it byte by byte. A string in quotes is one token, spaces included.
package struct ValueText: Sendable {
  package let bytes: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8)[...] }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The whole text as a string, with invalid UTF-8 repaired.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The text of a part of ``bytes``.
  package func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The tokens in order.
  package var tokens: ValueTokens { ValueTokens(self) }

  /// The only token, or nil if the text has none or several.
  package var onlyToken: ValueToken? {
    var tokens = self.tokens
    guard let first = tokens.next(), tokens.next() == nil else { return nil }
    return first
  }

  /// The number of tokens; linear in the text.
  package var tokenCount: Int { tokens.reduce(0) { count, _ in count + 1 } }

  /// The indices of all tokens.
  package var allTokens: Range<Int> { 0..<tokenCount }

  /// Whether the token is a comma.
  func isComma(_ token: ValueToken) -> Bool {
    token.range.count == 1 && byte(token.range.lowerBound) == UInt8(ascii: ",")
  }

  /// The byte at an index of ``bytes``; 0 outside.
  func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }
}

/// One token of a ``ValueText``.
package struct ValueToken: Hashable, Sendable {
  /// The range of the token in the text's bytes.
  package var range: Range<Int>
  /// Its place among the tokens, from 0.
  package var index: Int

  /// The token as a range of token indices, as findings carry it.
  package var indices: Range<Int> { index..<index + 1 }
}

/// Walks over the tokens of a ``ValueText``.
package struct ValueTokens: Sequence, IteratorProtocol, Sendable {
  private let text: ValueText
  private var position: Int
  private var count = 0

  init(_ text: ValueText) {
    self.text = text
    position = text.bytes.startIndex
  }

  /// The first of the remaining tokens.
  var first: ValueToken? {
    var copy = self
    return copy.next()
  }

  package mutating func next() -> ValueToken? {
    let bytes = text.bytes
    while position < bytes.endIndex, bytes[position] == UInt8(ascii: " ") { position += 1 }
    guard position < bytes.endIndex else { return nil }
    let start = position
    position = end(from: start)
    defer { count += 1 }
    return ValueToken(range: start..<position, index: count)
  }

  private func end(from start: Int) -> Int {
    let bytes = text.bytes
    let quote = bytes[start]
    var index = start
    if quote.isQuote {
      index += 1
      while index < bytes.endIndex, bytes[index] != quote { index += 1 }
    }
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: " ") { index += 1 }
    return index
  }
}

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
