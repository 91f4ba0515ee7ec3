/// The hash by which a table finds a name, the same on every machine.
///
/// Eight bytes at a time: names are 10 to 60 bytes long, so a hash of single bytes would cost more
/// than everything else in a lookup.
enum NameHash {
  static let seed: UInt64 = 0x9E37_79B9_7F4A_7C15
  static let lengthFactor: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  static let wordFactor: UInt64 = 0x9FB2_1C65_1E98_DF25
  static let lastFactor: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// The hash of the bytes of a name.
  @inline(__always) static func hash(_ name: ByteView) -> UInt64 {
    var hash = seed ^ UInt64(name.count) &* lengthFactor
    var offset = 0
    while offset &+ 8 <= name.count {
      hash = fold((hash ^ name.longWord(at: offset)) &* wordFactor)
      offset &+= 8
    }
    if offset < name.count { hash = fold((hash ^ lastWord(of: name, from: offset)) &* wordFactor) }
    return fold(hash &* lastFactor)
  }

  @inline(__always) private static func fold(_ product: UInt64) -> UInt64 { product ^ product &>> 32 }

  /// The bytes from `offset` on, fewer than eight, as a word with zeros above.
  @inline(__always) private static func lastWord(of name: ByteView, from offset: Int) -> UInt64 {
    if name.count >= 8 {
      // The last eight bytes, of which those before `offset` are shifted out.
      return name.longWord(at: name.count &- 8) &>> UInt64(64 &- 8 &* (name.count &- offset))
    }
    var word: UInt64 = 0
    for index in offset..<name.count { word |= UInt64(name[index]) &<< UInt64(8 &* (index &- offset)) }
    return word
  }
}
