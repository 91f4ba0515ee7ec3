/// The shape of a row while the row is encoded: how many cells it has, then their properties, then their kinds and places.
struct RowShape {
  private var storage: [UInt32] = []
  private var expected = 0
  private var count = 0

  /// Begins the shape of a row of so many cells at most.
  mutating func begin(cells: Int) {
    expected = cells
    count = 0
    let size = 1 + 3 * cells
    if storage.count < size { storage += repeatElement(0, count: size - storage.count) }
  }

  /// Adds a cell.
  @inline(__always) mutating func add(property: UInt32, kind: UInt32, place: UInt32) {
    let (number, pairs) = (count, 1 + expected)
    var words = storage.mutableSpan
    words[1 + number] = property
    words[pairs + 2 * number] = kind
    words[pairs + 2 * number + 1] = place
    count = number + 1
  }

  /// The words of the shape, as the table holds them.
  mutating func finish() -> ArraySlice<UInt32> {
    storage[0] = UInt32(truncatingIfNeeded: count)
    // Cells without a value have no place in a shape.
    if count < expected { for word in 0..<2 * count { storage[1 + count + word] = storage[1 + expected + word] } }
    return storage[..<(1 + 3 * count)]
  }
}
