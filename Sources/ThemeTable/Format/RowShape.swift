/// The shape of a row while the row is encoded: how many cells it has, then their properties, then their kinds and places.
struct RowShape {
  private var words: [UInt32] = []
  private var pairs: [UInt32] = []

  /// Begins the shape of a row.
  mutating func begin() {
    words.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
    words.append(0)
  }

  /// Adds a cell.
  @inline(__always) mutating func add(property: UInt32, kind: UInt32, place: UInt32) {
    words.append(property)
    pairs.append(kind)
    pairs.append(place)
  }

  /// The words of the shape, as the table holds them.
  mutating func finish() -> ArraySlice<UInt32> {
    words[0] = UInt32(truncatingIfNeeded: words.count - 1)
    words += pairs
    return words[...]
  }
}
