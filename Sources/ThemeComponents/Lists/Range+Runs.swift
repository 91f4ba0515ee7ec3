extension Range<Int> {
  /// The runs of its numbers between some of them, which ascend; in order, and none of them empty.
  func runs(without places: [Int]) -> [Range<Int>] {
    zip([lowerBound - 1] + places, places + [upperBound]).map { $0 + 1..<$1 }.filter { !$0.isEmpty }
  }
}
