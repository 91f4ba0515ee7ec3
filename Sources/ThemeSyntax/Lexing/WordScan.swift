/// Finds where the bytes of plain words end, sixteen a step.
///
/// The eighth bit of each byte answers questions about the other seven, so that additions ask them of all bytes at once:
/// comparisons of vectors are loops in what the compiler makes of them. The loads are called unsafe because they take bytes
/// for a vector, which any bytes are; the span checks that they lie in it.
enum WordScan {
  /// The first offset from `start` on whose byte is no letter, digit, `-`, `.` or `_` of ASCII; the number of bytes if there
  /// is none among them.
  @inline(__always)
  static func endOfPlain(_ bytes: ByteSpan, from start: Int) -> Int {
    var index = start
    while bytes.count - index >= 16 {
      let others = Self.others(
        among: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self))
      if others[0] != 0 { return index + others[0].trailingZeroBitCount / 8 }
      if others[1] != 0 { return index + 8 + others[1].trailingZeroBitCount / 8 }
      index += 16
    }
    while index < bytes.count, isPlain(bytes[index]) { index += 1 }
    return index
  }

  /// The eighth bit of each byte that is none of plain words, the first byte in the lowest bits.
  @inline(__always)
  private static func others(among bytes: SIMD16<UInt8>) -> SIMD2<UInt64> {
    let low = bytes & 0x7F
    let small = low | 0x20
    let isLetter = from(UInt8(ascii: "a"), small) & ~from(UInt8(ascii: "z") + 1, small)
    let isDigit = from(UInt8(ascii: "-"), low) & ~from(UInt8(ascii: "9") + 1, low)
    let isSlash = ~from(1, low ^ UInt8(ascii: "/"))
    let isUnderscore = ~from(1, low ^ UInt8(ascii: "_"))
    let isOther = ~(isLetter | isDigit & ~isSlash | isUnderscore) | bytes
    let words = unsafeBitCast(isOther & 0x80, to: SIMD2<UInt64>.self)
    return SIMD2(words[0].littleEndian, words[1].littleEndian)
  }

  /// The eighth bit of each byte of seven bits that is `least` or more.
  @inline(__always)
  private static func from(_ least: UInt8, _ bytes: SIMD16<UInt8>) -> SIMD16<UInt8> {
    bytes &+ (0x80 - least)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\\") && ByteClass.of(byte).isPlainInWord
  }
}
