/// Finding a place in ascending elements by halving: the only binary search of this module.
enum BinarySearch {
  /// Finds the first element that is not less than what is looked for.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - isLess: Whether the element at an index is less than what is looked for.
  /// - Returns: The element's index, or `count` if all elements are less.
  /// - Complexity: O(log *count*).
  @inline(__always)
  static func lowerBound(_ count: UInt64, isLess: (UInt64) -> Bool) -> UInt64 {
    var low: UInt64 = 0
    var high = count
    while low < high {
      let middle = (low &+ high) / 2
      if isLess(middle) { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
