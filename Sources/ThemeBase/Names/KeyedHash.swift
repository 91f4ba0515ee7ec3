/// A hash of names that nobody outside the process can foresee.
///
/// Its keys are drawn when the process starts, so no file can be written whose names all fall on one place of a table.
/// Nothing that is written out depends on them: a ``NameTable`` numbers names in the order in which they come.
///
/// Pointers are used because names are hashed in the innermost loop of the compiler, eight bytes a step; every load lies
/// within the count of its buffer.
struct KeyedHash: Hashable, Sendable {
  private let first: UInt64
  private let second: UInt64

  /// The hash of this process.
  static let ofProcess = KeyedHash(seed: UInt64(bitPattern: Int64(Hasher().finalize())))

  /// The hash of a seed; two seeds that differ give hashes that have nothing to do with each other.
  init(seed: UInt64) {
    first = Self.fold(seed ^ 0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93) | 1
    second = Self.fold(seed ^ 0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB) | 1
  }

  /// Linear in the length of the name.
  @inline(__always) func callAsFunction(_ name: UnsafeRawBufferPointer) -> UInt32 {
    let count = name.count
    var state = second ^ UInt64(truncatingIfNeeded: count)
    guard count >= 4 else {
      guard count > 0 else { return Self.finish(first, state) }
      let bytes = UInt64(name[0]) << 16 | UInt64(name[count >> 1]) << 8 | UInt64(name[count - 1])
      return Self.finish(bytes ^ first, state)
    }
    guard count >= 8 else {
      let ends = UInt64(name.half(at: 0)) << 32 | UInt64(name.half(at: count - 4))
      return Self.finish(ends ^ first, state)
    }
    var offset = 0
    while offset + 16 < count {
      state = Self.fold(name.word(at: offset) ^ first, name.word(at: offset + 8) ^ state)
      offset += 16
    }
    // The last two words may overlap what is hashed already.
    return Self.finish(name.word(at: max(0, count - 16)) ^ first, name.word(at: count - 8) ^ state)
  }

  private static func finish(_ left: UInt64, _ right: UInt64) -> UInt32 {
    let hash = fold(left, right)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Multiplies and folds the two halves of the product.
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

extension UnsafeRawBufferPointer {
  /// The little-endian eight bytes at an offset that the caller knows to lie eight bytes before the end.
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The little-endian four bytes at an offset that the caller knows to lie four bytes before the end.
  fileprivate func half(at offset: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Whether a buffer comes before another one in the order of their bytes; eight bytes a step.
  func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let shared = Swift.min(count, other.count)
    var offset = 0
    while offset + 8 <= shared {
      let (left, right) = (word(at: offset), other.word(at: offset))
      // The first byte of a name is the most significant one.
      if left != right { return left.byteSwapped < right.byteSwapped }
      offset += 8
    }
    return self[offset...].lexicographicallyPrecedes(other[offset...])
  }

  /// Whether two buffers hold the same bytes; eight bytes a step.
  @inline(__always) package func holdsSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    guard count >= 4 else {
      for index in 0..<count where self[index] != other[index] { return false }
      return true
    }
    guard count >= 8 else {
      return half(at: 0) == other.half(at: 0) && half(at: count - 4) == other.half(at: count - 4)
    }
    var offset = 0
    while offset + 8 < count {
      if word(at: offset) != other.word(at: offset) { return false }
      offset += 8
    }
    return word(at: count - 8) == other.word(at: count - 8)
  }
}
