/// The rows of one level of a hierarchy for a native list: found by their number, each drawn by itself.
public struct HierarchyContent {
  /// The name of a row: that of its item once that is known.
  public enum RowID: Hashable, Sendable {
    /// An item.
    case item(ItemID)
    /// A row whose item is still to come, or one that the data source gave twice.
    case place(Int)
  }

  /// A row of the level.
  public struct Row: Identifiable {
    /// Names the row.
    public let id: RowID
    /// The number of the row in its level.
    public let number: Int
  }

  /// The rows, in order.
  public struct Rows: RandomAccessCollection {
    let view: HierarchyModel
    let level: Int
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of rows.
    public let endIndex: Int
    /// The row of a number.
    public subscript(number: Int) -> Row {
      let item = view.isDuplicate(inLevel: level, at: number) ? nil : view.item(inLevel: level, at: number)
      return Row(id: item.map { .item($0) } ?? .place(number), number: number)
    }
  }

  /// The rows from top to bottom.
  public let rows: Rows
  /// The title of the item whose children they are; nil at the top and while it is not known.
  public let title: String?
  /// The width of the rows in points.
  public let width: Double
  private let kind: HierarchyColumn.Kind
  private let drawing: RowDrawing<HierarchyModel>

  init(
    _ view: HierarchyModel, _ level: Int, isPreview: Bool, theme: ComponentTheme, measuring: any TextMeasuring
  ) {
    var count = 0
    if case .items(let number) = view.content(ofLevel: level) { count = number }
    rows = Rows(view: view, level: level, endIndex: count)
    title = view.title(ofLevel: level)
    kind = !isPreview ? .column : level < view.firstVisibleLevel ? .leftPreview : .rightPreview
    width = isPreview ? view.previewWidth : view.showsRootAlone ? view.traits.size.width : view.columnWidth
    drawing = RowDrawing(view, theme: theme, measuring: measuring, isElevated: view.configuration.isInDialog)
  }

  private func layout(_ touch: RowTouch?) -> HierarchyLevelLayout {
    HierarchyLevelLayout(
      of: drawing.model, rows.level, kind, width: kind == .column ? width : drawing.model.columnWidth,
      drawing.context(touch))
  }

  /// Returns what is drawn of a row: its node lies at the origin and is as high as it needs.
  public func node(of row: Row, touch: RowTouch? = nil) -> DisplayNode {
    let layout = layout(touch)
    let height =
      kind == .column ? layout.height(ofRow: row.number) ?? layout.estimatedHeight : drawing.model.previewRowHeight
    return drawing.seen(layout.node(ofRow: row.number, frame: LayoutRect(width: width).top(height)))
  }

  /// Returns what a level without rows shows in a room of a height in points; nil for nothing.
  public func notice(height: Double, touch: RowTouch? = nil) -> DisplayNode? {
    let layout = layout(touch)
    let frame = LayoutRect(width: width).top(height)
    let nodes = layout.notices(in: frame)
    return nodes.isEmpty ? nil : drawing.seen(layout.scope.node(.view, frame: frame, with: nodes))
  }
}

extension HierarchyModel {
  /// Returns the rows of a level for a native list.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - isPreview: Whether the rows are those of an overflow preview.
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The rows; none for a level that does not exist.
  public func content(
    ofLevel level: Int, isPreview: Bool = false, theme: ComponentTheme,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> HierarchyContent {
    HierarchyContent(self, level, isPreview: isPreview, theme: theme, measuring: measuring)
  }
}

extension HierarchyTableCell {
  /// Returns what is drawn of the row for a native view: its node lies at the origin and is as high as it needs.
  ///
  /// - Parameters:
  ///   - touch: What a finger or the focus does to it; nil for nothing.
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The node.
  public func node(
    touch: RowTouch? = nil, theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayNode {
    let drawing = RowDrawing(self, theme: theme, measuring: measuring)
    return drawing.seen(row(drawing.context(touch)))
  }
}
