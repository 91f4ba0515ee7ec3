/// The rows of a list that are in sight.
///
/// Making one measures those rows and no others.
struct RowWindow {
  /// A row in sight.
  struct Row {
    let index: Int
    /// The distance from the top of the viewport to the top of the row in points.
    let start: Double
    let extent: Double
  }

  /// The place from which the rows are laid out.
  enum Position {
    /// So many points of the content are above the viewport.
    case offset(Double)
    /// The row starts so many points below the top of the viewport.
    case row(Int, start: Double)
  }

  /// A list of at most so many rows is measured whole, so that its content size is exact from the start.
  static let smallCount = 100
  /// No viewport shows more rows.
  ///
  /// It bounds the work when metrics or a theme make rows very low.
  static let mostRows = 1_000

  private(set) var rows: [Row] = []
  /// The offsets with the rows that were measured.
  private(set) var offsets: RowOffsets
  /// The measured rows whose extents were not known before.
  private(set) var measured: [MeasuredRow] = []
  /// The scroll offset in points, kept within the content.
  private(set) var offset = 0.0

  /// The numbers of the rows in sight; empty at 0 if there are none.
  var indices: Range<Int> {
    guard let first = rows.first, let last = rows.last else { return 0..<0 }
    return first.index..<last.index + 1
  }

  /// The first row with an item that is wholly in sight, or else another one; nil if neither has an item.
  func anchor(or other: Row? = nil, item: (Int) -> ItemID?) -> ScrollAnchor? {
    for row in rows.filter({ $0.start >= 0 }) + [other].compactMap({ $0 }) {
      if let id = item(row.index) { return ScrollAnchor(item: id, start: row.start, row: row.index) }
    }
    return nil
  }

  /// The extent of the content in points.
  var contentExtent: Double { offsets.total }

  /// Lays the rows out that are in sight.
  ///
  /// - Parameters:
  ///   - offsets: The offsets as far as they are known.
  ///   - viewport: The extent of the room in points.
  ///   - position: The place to begin at.
  ///   - measure: Returns the extent of a row in points, or nil to use the estimate.
  init(_ offsets: RowOffsets, viewport: Double, position: Position, measure: (Int) -> Double?) {
    self.offsets = offsets
    guard offsets.count > 0 else { return }
    var extents: [Int: Double] = [:]
    func extent(_ row: Int) -> Double {
      if let extent = extents[row] { return extent }
      guard let points = measure(row) else { return offsets.estimate }
      let extent = min(max(0, points.finite), 1e6)
      extents[row] = extent
      return extent
    }
    if offsets.count <= Self.smallCount, !offsets.isExact {
      for row in 0..<offsets.count { _ = extent(row) }
      self.offsets.measure(extents.map { MeasuredRow(row: $0.key, extent: $0.value) })
    }
    var (first, start) = Self.beginning(at: position, in: self.offsets, viewport: viewport, extent)
    rows = Self.rows(from: &first, &start, count: offsets.count, viewport: viewport, extent)
    measured = extents.filter { offsets.measuredExtent(of: $0.key) != $0.value }.map {
      MeasuredRow(row: $0.key, extent: $0.value)
    }.sorted { $0.row < $1.row }
    self.offsets.measure(measured)
    offset = max(0, self.offsets.offset(of: first) - start)
  }

  private static func beginning(
    at position: Position, in offsets: RowOffsets, viewport: Double, _ extent: (Int) -> Double
  ) -> (first: Int, start: Double) {
    switch position {
    case .row(let row, let start): return (min(max(0, row), offsets.count - 1), start.finite)
    case .offset(let wanted):
      let offset = min(max(0, wanted.finite), max(0, offsets.total - viewport))
      let row = offsets.row(at: offset)
      let before = offsets.extent(of: row)
      // The same part of the row is above the viewport, also where it turns out higher than estimated.
      let part = before > 0 ? (offset - offsets.offset(of: row)) / before : 0
      return (row, -min(part, 1) * extent(row))
    }
  }

  /// Goes up to the top of the viewport, down to its bottom, and moves the rows where they would leave room free.
  private static func rows(
    from first: inout Int, _ start: inout Double, count: Int, viewport: Double, _ extent: (Int) -> Double
  ) -> [Row] {
    var steps = 0
    func goUp() {
      while first > 0, start > 0, steps < mostRows {
        first -= 1
        start -= extent(first)
        steps += 1
      }
      if first == 0 { start = min(start, 0) }
    }
    goUp()
    var end = start
    var next = first
    while next < count, end < viewport, next - first < mostRows {
      end += extent(next)
      next += 1
    }
    if next == count, end < viewport, start < 0 || first > 0 {
      start += viewport - end
      goUp()
    }
    var rows: [Row] = []
    var y = start
    for row in first..<next {
      let height = extent(row)
      if y + height > 0, y < viewport { rows.append(Row(index: row, start: y, extent: height)) }
      y += height
    }
    return rows
  }
}
