/// A hash that nobody outside the process can foresee, for the look-ups while a table is written.
///
/// Its keys are drawn when the process starts, so no theme can be written whose strings all get the same hash. Strings are
/// numbered in the order in which they come, so no byte of a table depends on the keys. Readers use ``NameHash``.
struct SeededHash {
  private let first: UInt64
  private let second: UInt64

  /// The hash of this process.
  static let ofProcess = SeededHash(seed: UInt64(bitPattern: Int64(Hasher().finalize())))

  init(seed: UInt64) {
    first = Self.fold(seed ^ 0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93) | 1
    second = Self.fold(seed ^ 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB) | 1
  }

  /// The hash of the bytes of a string or of integers; linear in their number.
  func callAsFunction(_ bytes: ByteView) -> UInt64 {
    var state = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      state = adding(bytes.longWord(at: offset), to: state)
      offset += 8
    }
    var rest: UInt64 = 0
    if offset + 4 <= bytes.count {
      rest = UInt64(bytes.word(at: offset))
      offset += 4
    }
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return adding(rest, to: state)
  }

  private func adding(_ word: UInt64, to state: UInt64) -> UInt64 { Self.fold(word ^ first, state ^ second) }

  /// Multiplies and folds the two halves of the product.
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

/// The numbers of things in the order in which they came, found by the hashes of the things.
///
/// Whoever has the things says which of them are the same.
struct HashedNumbers {
  /// The hash of each thing.
  private var hashes: [UInt64] = []
  /// Open addressing: 0 or a number and 1; a power of two, at most half of them taken.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)

  /// Makes room for so many things.
  mutating func reserve(_ count: Int) {
    hashes.reserveCapacity(count)
    var size = slots.count
    while size < count * 2 { size *= 2 }
    if size > slots.count { resize(to: size) }
  }

  /// Returns the slot of a thing, and its number or nil for a new one; of several that are the same the first is found.
  @inline(__always) func find(_ hash: UInt64, where isSame: (_ number: Int) -> Bool) -> (slot: Int, number: UInt32?) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if hashes[Int(number)] == hash, isSame(Int(number)) { return (slot, number) }
      slot = (slot + 1) & mask
    }
    return (slot, nil)
  }

  /// Gives a thing the next number; `slot` is the one that was found for it.
  mutating func append(_ hash: UInt64, at slot: Int) {
    hashes.append(hash)
    if slots[slot] == 0 { slots[slot] = UInt32(truncatingIfNeeded: hashes.count) }
    if hashes.count * 2 > slots.count { resize(to: slots.count * 2) }
  }

  private mutating func resize(to size: Int) {
    slots = Array(repeating: 0, count: size)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}

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
