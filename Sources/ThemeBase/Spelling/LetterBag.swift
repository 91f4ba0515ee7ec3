/// The letters of a name and their number: a lower bound for the edit distance that costs no comparison.
package struct LetterBag: Sendable {
  /// The number of letters and digits in the name.
  package let count: Int
  /// Four bits a letter for 16 classes of bytes; more than 15 of one class are counted as 15.
  package let counts: UInt64

  /// The letters of a name, large and small ones alike; what joins words does not count, so that swapped words are alike.
  package init(_ name: some Sequence<UInt8>) {
    var (count, counts) = (0, UInt64(0))
    for byte in name where byte.isASCIILetter || byte.isASCIIDigit {
      count += 1
      // A large letter differs from the small one in none of these bits.
      let shift = UInt64(byte & 15) &* 4
      if counts &>> shift & 15 < 15 { counts &+= 1 &<< shift }
    }
    (self.count, self.counts) = (count, counts)
  }

  /// A quick look whether the distance may be at most a bound: of each class of bytes only the lowest bit of its
  /// number is compared, and one change alters at most two of them.
  ///
  /// The product adds the bits up in its top four; that all 16 make a 0 there lets a name pass that is not near.
  func isNear(_ other: UInt64, bound: Int) -> Bool {
    let different = (counts ^ other) & Self.lowestBits
    return (different &* Self.lowestBits) >> 60 <= UInt64(truncatingIfNeeded: 2 * bound)
  }

  /// At most the number of single changes that turn the name into one with other letters.
  func distance(to other: UInt64) -> Int {
    max(Self.surplus(of: counts, over: other), Self.surplus(of: other, over: counts))
  }

  /// By how much some numbers are greater than others, where they are.
  ///
  /// All numbers at once: every other four bits get eight, the top one set, so that no difference borrows from its
  /// neighbour; it stays set where the difference is not negative.
  private static func surplus(of counts: UInt64, over other: UInt64) -> Int {
    var sum: UInt64 = 0
    for shift in [UInt64(0), 4] {
      let (left, right) = (counts >> shift & everyOther, other >> shift & everyOther)
      let difference = (left | topBits) - right
      let kept = (difference & topBits) - (difference & topBits) >> 7
      sum += difference & kept
    }
    return Int((sum &* 0x0101_0101_0101_0101) >> 56)
  }

  private static let lowestBits: UInt64 = 0x1111_1111_1111_1111
  private static let everyOther: UInt64 = 0x0F0F_0F0F_0F0F_0F0F
  private static let topBits: UInt64 = 0x8080_8080_8080_8080
}
