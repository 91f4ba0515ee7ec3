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
