/// How often each letter stands in a name: a lower bound for the edit distance that costs no
/// comparison.
struct LetterBag: Sendable {
  /// Four bits a letter for 16 classes of bytes; more than 15 of one class are counted as 15.
  private var counts: UInt64 = 0

  /// Counts in small letters; what joins words is left out, so that swapped words are alike.
  init(_ name: ArraySlice<UInt8>) {
    for byte in name where Self.holds(byte) {
      let shift = UInt64(byte.asciiLowercased & 15) * 4
      if counts >> shift & 15 < 15 { counts += 1 << shift }
    }
  }

  /// Whether a byte counts.
  static func holds(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte &- 48 < 10 }

  /// A quick look whether the distance may be at most a bound: of each class of bytes only the lowest bit of its
  /// number is compared, and one change alters at most two of them.
  func isNear(_ other: LetterBag, bound: Int) -> Bool {
    ((counts ^ other.counts) & 0x1111_1111_1111_1111).nonzeroBitCount <= 2 * bound
  }

  /// At most the number of single changes that turn one name into the other.
  func distance(to other: LetterBag) -> Int {
    max(surplus(over: other), other.surplus(over: self))
  }

  /// By how much the numbers of this bag are greater than those of another one, where they are.
  ///
  /// All numbers at once: every other four bits get eight, the top one set, so that no difference borrows from its
  /// neighbour; it stays set where the difference is not negative.
  private func surplus(over other: LetterBag) -> Int {
    var sum: UInt64 = 0
    for shift in [UInt64(0), 4] {
      let (left, right) = (
        counts >> shift & Self.everyOther, other.counts >> shift & Self.everyOther
      )
      let difference = (left | Self.topBits) - right
      let kept = (difference & Self.topBits) - (difference & Self.topBits) >> 7
      sum += difference & kept
    }
    return Int((sum &* 0x0101_0101_0101_0101) >> 56)
  }

  private static let everyOther: UInt64 = 0x0F0F_0F0F_0F0F_0F0F
  private static let topBits: UInt64 = 0x8080_8080_8080_8080
}
