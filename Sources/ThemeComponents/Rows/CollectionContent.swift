public import ThemeTable

/// The cells of a collection for a native row or grid, each drawn by itself, with the lines above and below them.
public struct CollectionContent {
  /// A cell.
  public struct Cell: Identifiable, Sendable {
    /// The item of the cell.
    public let id: ItemID
    /// The number of the item in the collection.
    public let number: Int
  }

  /// The cells, in order: found by their number, never made all at once.
  public struct Cells: RandomAccessCollection {
    let items: [CollectionEntry]
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of cells: all items, or those that fit into a row that does not scroll.
    public let endIndex: Int
    /// The cell of a number.
    public subscript(number: Int) -> Cell { Cell(id: items[number].id, number: number) }
  }

  /// The cells.
  public let cells: Cells
  /// Whether the row scrolls; true for a grid.
  public let isScrollable: Bool
  /// Whether a row comes to rest at a cell.
  public let isSnapping: Bool
  /// The width of a cell in points.
  public let cellWidth: Double
  /// The height of the row in points; nil for a grid, whose cells have a height each.
  public let rowHeight: Double?
  /// The number of columns of a grid; nil for a row.
  public let columnCount: Int?
  /// Between two cells, in points.
  public let spacing: Double
  /// Around the cells, in points.
  public let insets: LayoutInsets
  /// The width in points of the fade at an edge beyond which there is more.
  public let fadeWidth: Double
  /// The colour of the fade at the edge; nil for none.
  public let fade: StyleColor?
  private let drawing: RowDrawing<CollectionModel>
  private let row: CollectionRowLayout?

  init(_ view: CollectionModel, theme: ComponentTheme, measuring: any TextMeasuring) {
    drawing = RowDrawing(view, theme: theme, measuring: measuring)
    let (context, metrics, grid) = (drawing.context(), view.configuration.metrics, view.grid)
    row = grid == nil ? CollectionRowLayout(view, context) : nil
    cellWidth = grid?.cellWidth ?? view.row.cellWidth
    columnCount = grid?.columns
    spacing = grid?.spacing ?? view.row.spacing
    insets = metrics.insets
    isSnapping = metrics.isSnapping
    cells = Cells(items: view.items, endIndex: grid == nil ? view.row.count : view.items.count)
    isScrollable = grid != nil || view.row.isScrollable
    rowHeight = row?.height
    fadeWidth = min(max(0, metrics.gradientWidth), view.traits.size.width)
    fade = view.row.isScrollable && grid == nil ? context.style(of: .collectionGradient).color(.backgroundColor) : nil
  }

  /// Returns what is drawn of the line above the cells.
  public func header(touch: RowTouch? = nil) -> DisplayNode {
    drawing.seen(row(touch)?.header ?? drawing.model.headerNode(at: 0, drawing.context(touch)))
  }

  /// Returns what is drawn of the line below the cells; nil for none.
  public func footer(touch: RowTouch? = nil) -> DisplayNode? {
    row(touch)?.footer.map(drawing.seen)
  }

  private func row(_ touch: RowTouch?) -> CollectionRowLayout? {
    touch == nil || row == nil ? row : CollectionRowLayout(drawing.model, drawing.context(touch))
  }

  /// Returns what is drawn of the cell of an item: its node lies at the origin.
  public func node(ofCell index: Int, touch: RowTouch? = nil) -> DisplayNode? {
    let view = drawing.model
    guard view.items.indices.contains(index) else { return nil }
    let item = view.items[index]
    let cell =
      row(touch)?.cell
      ?? CollectionCellLayout(of: view, width: cellWidth, height: view.grid?.cellHeight, drawing.context(touch))
    var height = cell.height(of: item)
    if view.configuration.metrics.hasEqualHeights {
      let first = index - index % (columnCount ?? 1)
      let neighbours = view.items[first..<min(first + (columnCount ?? 1), view.items.count)]
      height = rowHeight ?? neighbours.map(cell.height).max() ?? 0
    }
    let scope = LayoutScope("collection/" + item.id.rawValue, cell.context)
    return drawing.seen(cell.node(of: item, frame: LayoutRect(width: cellWidth).top(height), scope))
  }
}

extension CollectionModel {
  /// Returns the cells for a native row or grid.
  public func content(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics())
    -> CollectionContent
  { CollectionContent(self, theme: theme, measuring: measuring) }
}
