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
    var surplus = 0
    var deficit = 0
    for place in 0..<16 {
      let shift = UInt64(place * 4)
      let difference = Int(counts >> shift & 15) - Int(other.counts >> shift & 15)
      if difference > 0 { surplus += difference } else { deficit -= difference }
    }
    return max(surplus, deficit)
  }
}
