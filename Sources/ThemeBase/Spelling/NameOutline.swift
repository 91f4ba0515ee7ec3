/// The letters of a name and their number: what decides most comparisons of two names without a look at the names.
package struct NameOutline: Sendable {
  /// The number of letters and digits in the name.
  package let count: Int
  package let letters: LetterBag

  /// An outline that was made before, for tables that are made before the program runs.
  package init(count: Int, letters: LetterBag) {
    self.count = count
    self.letters = letters
  }

  /// The outline of a name; linear in its length.
  package init(_ name: some Sequence<UInt8>) {
    var count = 0
    var letters = LetterBag()
    for byte in name where letters.add(byte) { count += 1 }
    self.count = count
    self.letters = letters
  }

  /// Whether a name of this outline may be within a bound of one with another outline.
  func mayBeNear(_ other: Self, bound: Int) -> Bool {
    abs(count - other.count) <= bound && letters.isNear(other.letters, bound: bound)
      && letters.distance(to: other.letters) <= bound
  }
}
