/// Matches elements with a pattern in which some of its elements match any number of them, also none.
package enum Wildcards {
  /// Whether a pattern of `count` elements matches everything in `range`.
  ///
  /// `isWildcard` says which of its elements match any number. For any other element and a position, `end` returns the
  /// end of what the element matches there, or nil if it does not match. Takes time in proportion to the product of both
  /// lengths. After a wildcard the earliest match leaves most to the others.
  @inline(__always) package static func match(
    _ count: Int, _ isWildcard: (Int) -> Bool, in range: Range<Int>, _ end: (_ index: Int, _ position: Int) -> Int?
  ) -> Bool {
    // The index after the last wildcard, and the position up to which the wildcard has matched.
    var retry: (index: Int, position: Int)?
    var (index, position) = (0, range.lowerBound)
    while position < range.upperBound {
      if index < count, isWildcard(index) {
        retry = (index + 1, position)
        index += 1
      } else if index < count, let end = end(index, position) {
        (index, position) = (index + 1, end)
      } else if let last = retry {
        retry = (last.index, last.position + 1)
        (index, position) = (last.index, last.position + 1)
      } else {
        return false
      }
    }
    return (index..<count).allSatisfy(isWildcard)
  }
}
