extension UInt8 {
  /// `A` to `Z` and `a` to `z`.
  package var isASCIILetter: Bool { (self | 0x20) &- 97 < 26 }

  /// The small form of an ASCII letter; any other byte unchanged.
  package var asciiLowercased: UInt8 { self &- 65 < 26 ? self | 0x20 : self }
}
