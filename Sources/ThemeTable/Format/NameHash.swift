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
  @inline(__always)
  static func hash(_ name: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed ^ UInt64(name.count) &* lengthFactor
    guard let base = name.baseAddress else { return finish(hash) }
    var offset = 0
    while offset &+ 8 <= name.count {
      hash = mix(hash, word(base, offset))
      offset &+= 8
    }
    if offset < name.count {
      hash = mix(hash, lastWord(base, offset, name.count))
    }
    return finish(hash)
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* wordFactor
    return product ^ product &>> 32
  }

  @inline(__always)
  private static func finish(_ hash: UInt64) -> UInt64 {
    let product = hash &* lastFactor
    return product ^ product &>> 32
  }

  @inline(__always)
  private static func word(_ base: UnsafeRawPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes from `offset` to `count`, fewer than eight, as a word with zeros above.
  @inline(__always)
  private static func lastWord(_ base: UnsafeRawPointer, _ offset: Int, _ count: Int) -> UInt64 {
    if count >= 8 {
      // The last eight bytes, of which those before `offset` are shifted out.
      return word(base, count &- 8) &>> UInt64(64 &- 8 &* (count &- offset))
    }
    var word: UInt64 = 0
    for index in offset..<count {
      word |=
        UInt64(base.load(fromByteOffset: index, as: UInt8.self)) &<< UInt64(8 &* (index &- offset))
    }
    return word
  }
}
