import ThemeTable

/// The columns of a grid (CV-15).
package struct CollectionGrid: Hashable, Sendable {
  /// The number of cells side by side, at least 1.
  package let columns: Int
  /// The width of each cell in points.
  package let cellWidth: Double
  /// The height of each cell in points; nil where it follows the content.
  package let cellHeight: Double?
  /// Between two cells, in points; exactly what was asked for.
  package let spacing: Double
  /// Before the first column, in points.
  let leadingInset: Double

  /// A grid in a room.
  package init(_ sizing: CollectionGridSizing, metrics: CollectionMetrics, traits: ViewTraits) {
    let room = max(0, traits.size.width - metrics.insets.leading - metrics.insets.trailing)
    spacing = metrics.gridSpacing
    leadingInset = metrics.insets.leading
    var columns = 1
    var smallest: LayoutSize?
    switch sizing {
    case .columns(let count):
      columns = metrics.columns(ofGridWith: min(max(1, count), 1000), room: room, traits: traits)
    case .minimumItemSize(let size):
      let size = Self.scaled(size.sanitized, metrics: metrics, traits: traits)
      columns = metrics.count(ofCells: size.width, in: room, spacing: spacing)
      smallest = size
    }
    let width = max(1, (room - Double(columns - 1) * spacing) / Double(columns))
    self.columns = columns
    cellWidth = width
    cellHeight = smallest.map { $0.width > 0 ? $0.height * width / $0.width : $0.height }
  }

  /// The size of an item, larger at accessibility sizes so that its texts have room; not wider than the widest cell.
  private static func scaled(_ size: LayoutSize, metrics: CollectionMetrics, traits: ViewTraits) -> LayoutSize {
    guard traits.contentSizeCategory.isAccessibilityCategory, size.width > 0 else { return size }
    let most = max(size.width, metrics.mostCellWidth.finite)
    let scale = min(traits.symbolScale, most / size.width)
    return LayoutSize(width: size.width * scale, height: size.height * scale)
  }

  /// The left edge of a column in points.
  package func start(ofColumn index: Int) -> Double { leadingInset + Double(index) * (cellWidth + spacing) }
}

extension CollectionModel {
  /// The columns of the grid; nil for a row.
  package var grid: CollectionGrid? {
    guard case .grid(let sizing) = configuration.form else { return nil }
    return CollectionGrid(sizing, metrics: configuration.metrics, traits: traits)
  }
}
