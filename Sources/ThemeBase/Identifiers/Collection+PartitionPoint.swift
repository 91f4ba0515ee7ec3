extension RandomAccessCollection {
  /// The first index whose element does not come before what is looked for, in a sorted collection.
  ///
  /// `comesBefore` holds for some first elements and for none after them. The result is `endIndex` if it holds for all. Takes
  /// logarithmic time.
  @inlinable public func partitionPoint(where comesBefore: (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if comesBefore(self[middle]) {
        low = index(after: middle)
        length -= half + 1
      } else {
        length = half
      }
    }
    return low
  }
}
