/// The byte A9 alone, which is '©' in old encodings of Western text.
///
/// It is not UTF-8, but Apple's decoder, and so NUI, reads this one byte as '©'.
package enum CopyrightByte {
  static let value: UInt8 = 0xA9
  private static let utf8: [UInt8] = [0xC2, 0xA9]

  /// Returns the bytes of a string or comment in UTF-8: '©' for each byte A9 that is not part of a character.
  package static func decoded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.contains(value) else { return text }
    let bytes = Array(text)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let (scalar, length) = UnicodeScan.decode(bytes.span, at: index)
      let isAlone = scalar == nil && length == 1 && bytes[index] == value
      result += isAlone ? utf8[...] : bytes[index..<index + length]
      index += length
    }
    return result[...]
  }
}
