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

  /// The items of a row of cells.
  fileprivate func items(ofRow row: Int, in grid: CollectionGrid) -> ArraySlice<CollectionEntry> {
    items[row * grid.columns..<min((row + 1) * grid.columns, items.count)]
  }
}

/// Lays out the rows of a grid that are in sight.
///
/// The header is the first row and scrolls with the others.
struct CollectionGridLayout {
  private let view: CollectionModel
  private let grid: CollectionGrid
  private let cell: CollectionCellLayout
  private let context: LayoutContext
  let window: RowWindow

  init(_ view: CollectionModel, _ grid: CollectionGrid, _ context: LayoutContext) {
    self.view = view
    self.grid = grid
    self.context = context
    let cell = CollectionCellLayout(of: view, width: grid.cellWidth, height: grid.cellHeight, context)
    self.cell = cell
    let items = view.items
    let count = items.isEmpty ? 0 : (items.count - 1) / grid.columns + 1
    func height(ofRow row: Int) -> Double { view.items(ofRow: row, in: grid).map { cell.height(of: $0) }.max() ?? 0 }
    let header = view.headerNode(at: 0, context).frame.height
    let first = count > 0 ? height(ofRow: 0) : 0
    window = view.scroll.window(
      count: count + 1, estimate: first + grid.spacing, viewport: view.traits.size.height,
      fixed: [MeasuredRow(row: 0, extent: header), MeasuredRow(row: 1, extent: first)],
      row: { anchor in
        var anchor = anchor
        anchor.row = max(0, anchor.row - 1) * grid.columns
        return anchor.row(in: items).map { 1 + $0 / grid.columns }
      },
      measure: { row in
        switch row {
        case 0: header
        case 1: first
        default: grid.spacing + height(ofRow: row - 1)
        }
      })
  }

  /// The header and the cells in sight.
  func nodes() -> [DisplayNode] {
    window.rows.flatMap { row -> [DisplayNode] in
      if row.index == 0 { return [view.headerNode(at: row.start, context)] }
      let gap = row.index > 1 ? grid.spacing : 0
      return view.items(ofRow: row.index - 1, in: grid).enumerated().map { column, item in
        let height = view.configuration.metrics.hasEqualHeights ? row.extent - gap : cell.height(of: item)
        return cell.node(
          of: item,
          frame: LayoutRect(x: grid.start(ofColumn: column), y: row.start + gap, width: grid.cellWidth, height: height),
          LayoutScope("collection/" + item.id.rawValue, context))
      }
    }
  }

  /// The grid as an area that scrolls.
  ///
  /// Its anchor is the first row of cells that is wholly in sight.
  var area: ScrollArea {
    view.scroll.area(
      CollectionModel.gridIdentifier, of: window, room: view.traits.size,
      anchor: window.anchor(or: window.rows.first { $0.index > 0 }) { row in
        row > 0 ? view.items[(row - 1) * grid.columns].id : nil
      })
  }
}

extension CollectionMetrics {
  /// The width of the row's cells, so that one is cut off at the edge (CV-12).
  ///
  /// With n columns, spacing s and leading inset i in a room W wide it is max(1, (W − i − (n + 2)·s) / n): then 2·s of
  /// the next cell can be seen.
  package func cellWidth(in traits: ViewTraits) -> Double {
    let columns = Double(columns(in: traits))
    let room = traits.size.width - insets.leading - (columns + 2) * spacing
    return max(1, room / columns)
  }

  /// The number of whole cells that the row shows, at least 1 (CV-13, CV-18).
  ///
  /// Unless a number is set, as many cells of the least width as fit, and so many that none is wider than the most. The
  /// least width grows with the user's text.
  package func columns(in traits: ViewTraits) -> Int {
    if let columns = traits.isCompact ? compactColumns : regularColumns { return max(1, columns) }
    let room = traits.size.width - insets.leading
    return max(
      count(ofCells: leastCellWidth(in: traits), in: room, spacing: spacing),
      leastCount(in: room - 2 * spacing, spacing: spacing))
  }

  /// The columns of a grid that asks for a number of columns.
  ///
  /// At accessibility sizes there are fewer where cells would be too narrow for their texts.
  func columns(ofGridWith columns: Int, room: Double, traits: ViewTraits) -> Int {
    guard traits.contentSizeCategory.isAccessibilityCategory else { return columns }
    let fitting = count(ofCells: leastCellWidth(in: traits), in: room, spacing: gridSpacing)
    return min(columns, max(fitting, leastCount(in: room, spacing: gridSpacing)))
  }

  private func leastCellWidth(in traits: ViewTraits) -> Double {
    (traits.isCompact ? compactCellWidth : regularCellWidth).finite * traits.symbolScale
  }

  /// The number of cells of a width that fit, at least 1.
  func count(ofCells width: Double, in room: Double, spacing: Double) -> Int {
    let count = ((room + spacing) / max(1, width + spacing)).rounded(.down).wholeNumber
    return min(max(1, count), 1_000)
  }

  /// The least number of cells with which no cell is wider than the limit.
  private func leastCount(in room: Double, spacing: Double) -> Int {
    let most = max(1, mostCellWidth.finite)
    return min(max(1, ((room + spacing) / (most + spacing)).rounded(.up).wholeNumber), 1_000)
  }
}
