/// The rows of a list of objects for a native list, each drawn by itself.
public struct ObjectListContent {
  /// A row; the one after the last object says that more could not be had, and has no id.
  public struct Row: Identifiable {
    /// The object.
    public let id: ItemID?
    /// The number of the row.
    public let number: Int
  }

  /// The rows, in order: found by their number, never made all at once.
  public struct Rows: RandomAccessCollection {
    let list: ObjectList
    /// 0.
    public var startIndex: Int { 0 }
    /// The number of rows.
    public var endIndex: Int { list.items.count + (list.isFailed ? 1 : 0) }
    /// The row of a number.
    public subscript(number: Int) -> Row {
      Row(id: number < list.items.count ? list.items[number].id : nil, number: number)
    }
  }

  /// The rows from top to bottom.
  public let rows: Rows
  private let drawing: RowDrawing<ObjectList>

  init(_ list: ObjectList, theme: ComponentTheme, measuring: any TextMeasuring) {
    rows = Rows(list: list)
    drawing = RowDrawing(list, theme: theme, measuring: measuring)
  }

  /// Returns what is drawn of a row: its node lies at the origin and is as high as it needs.
  public func node(of row: Row, touch: RowTouch? = nil) -> DisplayNode {
    let (list, context) = (rows.list, drawing.context(touch))
    let frame = LayoutRect(width: list.traits.size.width).top(list.height(ofRow: row.number, context))
    return drawing.seen(list.node(ofRow: row.number, frame: frame, LayoutScope(ObjectList.listIdentifier, context)))
  }
}

extension ObjectList {
  /// Returns the rows for a native list.
  public func content(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics())
    -> ObjectListContent
  { ObjectListContent(self, theme: theme, measuring: measuring) }
}
