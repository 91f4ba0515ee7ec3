import ThemeBase

/// A value's text without white space and in capitals: what the runtimes look for colours in.
struct CompactText {
  let bytes: [UInt8]

  init(_ text: ValueText) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.bytes.count)
    for byte in text.bytes where byte != UInt8(ascii: " ") { bytes.append(byte.asciiUppercased) }
    self.bytes = bytes
  }

  /// The byte at an index; 0 outside.
  func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  /// The tokens of the text that hold any of these bytes.
  func tokens(_ range: Range<Int>, of text: ValueText) -> Range<Int> {
    var offset = 0
    var first: Int?
    var last = 0
    for token in text.tokens {
      let length = text.bytes[token.range].reduce(0) { $1 == UInt8(ascii: " ") ? $0 : $0 + 1 }
      if offset < range.upperBound, offset + length > range.lowerBound {
        first = first ?? token.index
        last = token.index + 1
      }
      offset += length
      if offset >= range.upperBound { break }
    }
    return (first ?? 0)..<Swift.max(last, first ?? 0)
  }
}
