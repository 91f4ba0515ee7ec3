/// Finds where the bytes of plain words end, eight a step.
///
/// The eighth bit of each byte answers questions about the other seven, so that one addition asks all bytes at once. The
/// loads are called unsafe because they take bytes for a number, which any bytes are; the span checks that they lie in it.
enum WordScan {
  /// The first offset from `start` on whose byte is no letter, digit, `-`, `.` or `_` of ASCII; the number of bytes if there
  /// is none among them.
  @inline(__always)
  static func endOfPlain(_ bytes: ByteSpan, from start: Int) -> Int {
    var index = start
    while bytes.count - index >= 8 {
      let others = Self.others(
        among: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
      if others != 0 { return index + others.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, isPlain(bytes[index]) { index += 1 }
    return index
  }

  /// The eighth bit of each byte that is none of plain words, the first byte in the lowest bits.
  @inline(__always)
  private static func others(among bytes: UInt64) -> UInt64 {
    let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
    let small = low | 0x2020_2020_2020_2020
    let isLetter = from(UInt8(ascii: "a"), small) & ~from(UInt8(ascii: "z") + 1, small)
    let isDigit = from(UInt8(ascii: "-"), low) & ~from(UInt8(ascii: "9") + 1, low)
    let isSlash = ~from(1, low ^ each(UInt8(ascii: "/")))
    let isUnderscore = ~from(1, low ^ each(UInt8(ascii: "_")))
    return (~(isLetter | isDigit & ~isSlash | isUnderscore) | bytes) & each(0x80)
  }

  /// The eighth bit of each byte of seven bits that is `least` or more.
  @inline(__always)
  private static func from(_ least: UInt8, _ bytes: UInt64) -> UInt64 {
    bytes &+ each(0x80 - least)
  }

  /// The same byte eight times.
  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\\") && ByteClass.of(byte).isPlainInWord
  }
}
