/// Finding a place in ascending elements by halving: the only binary search of the modules that ship in apps.
package enum BinarySearch {
  /// Finds the first element that is not less than what is looked for.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - isLess: Whether the element at an index is less than what is looked for.
  /// - Returns: The element's index, or `count` if all elements are less.
  /// - Complexity: O(log *count*).
  @inlinable @inline(__always) package static func lowerBound(_ count: UInt64, isLess: (UInt64) -> Bool) -> UInt64 {
    var low: UInt64 = 0
    var high = count
    while low < high {
      let middle = (low &+ high) / 2
      if isLess(middle) { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Finds the index of the first element of a collection that is not less than what is looked for.
  @inlinable package static func lowerBound(_ count: Int, isLess: (Int) -> Bool) -> Int {
    let found = lowerBound(UInt64(clamping: count)) { isLess(Int(truncatingIfNeeded: $0)) }
    return Int(truncatingIfNeeded: found)
  }
}
