import ThemeTable

/// The offsets of a list's rows, of which only some have been measured.
///
/// A row that was never measured has the estimated extent. Finding a row or an offset takes logarithmic time in
/// the measured rows, whatever the length of the list, so that a list of a billion rows costs what was seen of it.
struct RowOffsets: Hashable, Sendable {
  /// The number of rows.
  private(set) var count: Int
  /// The extent in points of a row that was not measured.
  let estimate: Double
  /// The measured rows, in order.
  private(set) var known: [MeasuredRow] = []
  /// The surplus over the estimate of the measured rows up to each one, in points.
  private var surplus: [Double] = []

  /// No extent is longer, in points, so that sums stay exact.
  private static let longestExtent = 1e6

  init(count: Int, estimate: Double) {
    self.count = max(0, count)
    self.estimate = Self.bounded(estimate)
  }

  private static func bounded(_ extent: Double) -> Double { min(max(0, extent.finite), longestExtent) }

  /// Whether no row has an estimated extent.
  var isExact: Bool { known.count == count }

  /// The extent of all rows in points.
  var total: Double { Double(count) * estimate + (surplus.last ?? 0) }

  /// The measured extent of a row in points, or nil if it was never measured.
  func measuredExtent(of row: Int) -> Double? {
    let index = position(of: row)
    return index < known.count && known[index].row == row ? known[index].extent : nil
  }

  /// The extent of a row in points, measured or estimated.
  func extent(of row: Int) -> Double { measuredExtent(of: row) ?? estimate }

  /// The points before a row.
  func offset(of row: Int) -> Double {
    let index = position(of: row)
    return Double(row) * estimate + (index > 0 ? surplus[index - 1] : 0)
  }

  /// The row at an offset, the first or last one beyond the ends; 0 in an empty list.
  func row(at offset: Double) -> Int {
    guard count > 0, offset > 0 else { return 0 }
    // The last measured row that begins at the offset or before it.
    let low = BinarySearch.lowerBound(known.count) { start(ofMeasured: $0) <= offset }
    guard low > 0 else { return estimatedRow(from: 0, in: offset) }
    let last = known[low - 1]
    let end = start(ofMeasured: low - 1) + last.extent
    return offset < end ? last.row : estimatedRow(from: last.row + 1, in: offset - end)
  }

  private func start(ofMeasured index: Int) -> Double {
    Double(known[index].row) * estimate + surplus[index] - (known[index].extent - estimate)
  }

  private func estimatedRow(from row: Int, in distance: Double) -> Int {
    guard estimate > 0 else { return min(row, count - 1) }
    return min(row + (distance / estimate).rounded(.down).wholeNumber, count - 1)
  }

  /// The index of the first measured row at or after a row.
  private func position(of row: Int) -> Int { BinarySearch.lowerBound(known.count) { known[$0].row < row } }

  /// Takes measured extents in; rows outside the list are dropped.
  ///
  /// Sorts the measured rows from the first new one on.
  mutating func measure(_ measured: [MeasuredRow]) {
    let new = measured.filter { $0.row >= 0 && $0.row < count }.sorted { $0.row < $1.row }
    guard let first = new.first else { return }
    let start = position(of: first.row)
    let isNew = Set(new.map { $0.row })
    let all = new + known[start...].filter { !isNew.contains($0.row) }
    removeMeasured(from: start)
    for row in all.sorted(by: { $0.row < $1.row }) { append(row) }
  }

  private mutating func append(_ row: MeasuredRow) {
    guard known.last?.row != row.row else { return }
    let extent = Self.bounded(row.extent)
    known.append(MeasuredRow(row: row.row, extent: extent))
    surplus.append((surplus.last ?? 0) + extent - estimate)
  }

  private mutating func removeMeasured(from index: Int) {
    known.removeSubrange(index...)
    surplus.removeSubrange(index...)
  }

  /// Makes room for rows that were not measured, before the row that has the index now.
  ///
  /// Linear in the measured rows after it.
  mutating func insert(_ number: Int, at row: Int) {
    count += max(0, number)
    for index in known.indices[position(of: row)...] { known[index].row += max(0, number) }
  }

  /// Takes a row out.
  ///
  /// Linear in the measured rows after it.
  mutating func remove(_ row: Int) {
    guard row >= 0, row < count else { return }
    let start = position(of: row)
    let tail = known[start...].filter { $0.row != row }
    removeMeasured(from: start)
    count -= 1
    for next in tail { append(MeasuredRow(row: next.row - 1, extent: next.extent)) }
  }
}

/// The extent of one row as a layout measured it.
package struct MeasuredRow: Hashable, Sendable {
  /// The index of the row in its list.
  package var row: Int
  /// Height, or width in a list that scrolls sideways, in points.
  package var extent: Double
}
