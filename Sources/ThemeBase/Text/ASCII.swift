// Public because values are read byte by byte: only public code is compiled into other modules.
extension UInt8 {
  /// `A` to `Z` and `a` to `z`.
  @inlinable public var isASCIILetter: Bool { (self | 0x20) &- 97 < 26 }

  /// `0` to `9`.
  @inlinable public var isASCIIDigit: Bool { self &- 48 < 10 }

  /// The small form of an ASCII letter; any other byte unchanged.
  @inlinable public var asciiLowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }

  /// The capital of an ASCII letter; any other byte unchanged.
  @inlinable public var asciiUppercased: UInt8 { self &- 97 < 26 ? self & 0xDF : self }

  /// 0…15 for a hexadecimal digit of either case; nil for any other byte.
  @inlinable public var hexDigit: UInt8? {
    if isASCIIDigit { return self - 48 }
    let letter = self | 0x20
    return letter &- 97 < 6 ? letter - 87 : nil
  }
}
