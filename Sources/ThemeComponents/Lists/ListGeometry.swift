/// The places of a list's rows in its content, seen or not, for a native scroll view or a collection view layout.
///
/// Rows that were never measured have estimated extents (``isEstimated(_:)``). Every answer takes logarithmic time in the
/// measured rows. Coordinates start at the top of the content, not of the viewport.
public struct ListGeometry: Sendable {
  /// The place of a row for which a list is scrolled.
  public enum Alignment: Sendable, CaseIterable {
    /// At the top of the viewport.
    case top
    /// In the middle of the viewport.
    case center
    /// At the bottom of the viewport.
    case bottom
    /// At its place if it is in sight, else at the nearer end of the viewport.
    case nearest
  }

  /// The width and height of all rows in points.
  public let contentSize: LayoutSize
  /// The scroll offset in points.
  public let offset: Double
  /// The number of rows.
  public var count: Int { offsets.count }

  let offsets: RowOffsets
  let viewport: Double

  init(_ window: RowWindow, width: Double, viewport: Double) {
    offsets = window.offsets
    offset = window.offset
    self.viewport = viewport
    contentSize = LayoutSize(width: width, height: window.contentExtent)
  }

  /// Whether a row's extent is an estimate.
  public func isEstimated(_ row: Int) -> Bool { offsets.measuredExtent(of: row) == nil }

  /// The frame of a row in the content in points, or nil if there is no such row.
  public func frame(ofRow row: Int) -> LayoutRect? {
    guard row >= 0, row < count else { return nil }
    return LayoutRect(x: 0, y: offsets.offset(of: row), width: contentSize.width, height: offsets.extent(of: row))
  }

  /// The rows that a rectangle of the content touches.
  public func rows(in rect: LayoutRect) -> Range<Int> {
    guard count > 0, rect.maxY > 0, rect.minY < contentSize.height, rect.height > 0 else { return 0..<0 }
    let last = offsets.row(at: rect.maxY)
    let end = offsets.offset(of: last) < rect.maxY ? last + 1 : last
    return offsets.row(at: rect.minY)..<max(end, offsets.row(at: rect.minY) + 1)
  }

  /// The offset in points that brings a row into sight, kept within the content; nil if there is no such row.
  public func offset(showing row: Int, at alignment: Alignment = .nearest) -> Double? {
    guard let frame = frame(ofRow: row) else { return nil }
    let top = frame.minY
    let bottom = frame.maxY - viewport
    let wanted =
      switch alignment {
      case .top: top
      case .center: (top + bottom) / 2
      case .bottom: bottom
      case .nearest: offset > top ? top : max(offset, bottom)
      }
    return min(max(0, wanted), max(0, contentSize.height - viewport))
  }
}
