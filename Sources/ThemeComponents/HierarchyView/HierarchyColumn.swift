/// A column or a preview of a hierarchy view, with its rows in sight.
///
/// Linear in the rows in sight, whatever the length of the column.
struct HierarchyColumn {
  enum Kind { case column, leftPreview, rightPreview }

  let view: HierarchyModel
  let level: Int
  let kind: Kind
  let frame: LayoutRect
  private let layout: HierarchyLevelLayout
  /// The rows in sight.
  let window: RowWindow
  /// The column as an area that scrolls.
  let area: ScrollArea

  /// All columns and previews, from left to right.
  static func all(of view: HierarchyModel, _ context: LayoutContext) -> [HierarchyColumn] {
    let size = view.traits.size
    let top = view.columnCount == 1 ? view.headerHeight(context) : 0
    func column(_ level: Int, _ kind: Kind, at x: Double, width: Double) -> HierarchyColumn {
      let frame = LayoutRect(size).column(at: x, width: width).row(at: top, height: max(0, size.height - top))
      return HierarchyColumn(of: view, level, kind, frame, context)
    }
    func column(_ level: Int) -> HierarchyColumn {
      column(level, .column, at: view.columnStart(ofLevel: level), width: view.columnWidth)
    }
    if view.showsRootAlone { return [column(0, .column, at: 0, width: size.width)] }
    // While the columns are pulled sideways, their neighbours come in whole.
    guard view.pan?.axis != .horizontal else { return view.shownLevels.map { column($0) } }
    let width = view.previewWidth
    let left = view.leftPreviewLevel.map { column($0, .leftPreview, at: 0, width: width) }
    let right = view.rightPreviewLevel.map { column($0, .rightPreview, at: size.width - width, width: width) }
    return ([left] + view.visibleLevels.map { column($0) } + [right]).compactMap { $0 }
  }

  private init(of view: HierarchyModel, _ level: Int, _ kind: Kind, _ frame: LayoutRect, _ context: LayoutContext) {
    self.view = view
    self.level = level
    self.kind = kind
    self.frame = frame
    let layout = HierarchyLevelLayout(
      of: view, level, kind, width: kind == .column ? frame.width : view.columnWidth, context)
    self.layout = layout
    let whole = Self.window(of: layout, height: frame.height)
    let scroll = view.rows[view.parent(ofLevel: level), default: HierarchyLevelRows()].scroll
    // While no row in sight is known, the one that is to come keeps its place.
    let awaited = scroll.anchor.flatMap { view.isPending(inLevel: level, at: $0.row) ? $0 : nil }
    var area = scroll.area(
      layout.scope.identifier, of: whole, room: frame.size,
      anchor: whole.anchor(or: whole.rows.last) { view.item(inLevel: level, at: $0) } ?? awaited)
    window = kind == .column ? whole : Self.preview(of: whole, view, level, height: frame.height)
    if kind != .column {
      area.rows = window.indices
      area.measured = []
      area.revision = -1
    }
    self.area = area
  }

  private static func window(of layout: HierarchyLevelLayout, height: Double) -> RowWindow {
    let (view, level) = (layout.view, layout.level)
    var count = 0
    if case .items(let number) = view.content(ofLevel: level) { count = number }
    let parent = view.parent(ofLevel: level)
    return view.rows[parent, default: HierarchyLevelRows()].scroll.window(
      count: count, estimate: layout.estimatedHeight, viewport: height,
      row: { anchor in
        guard let parent else { return 0 }
        return view.store.children[parent]?.index(of: anchor.item, expectedAt: anchor.row)
          ?? (view.isPending(inLevel: level, at: anchor.row) ? anchor.row : nil)
      }, measure: layout.height(ofRow:))
  }

  /// The rows of a preview: it begins with the same row as the column would, and all its rows are equally high.
  private static func preview(of window: RowWindow, _ view: HierarchyModel, _ level: Int, height: Double) -> RowWindow {
    let first = window.rows.first
    let part = first.map { $0.extent > 0 ? $0.start / $0.extent : 0 } ?? 0
    return RowWindow(
      RowOffsets(count: window.offsets.count, estimate: view.previewRowHeight), viewport: height,
      position: .row(first?.index ?? 0, start: part * view.previewRowHeight),
      measure: { view.isDuplicate(inLevel: level, at: $0) ? 0 : view.previewRowHeight })
  }

  /// The column with its rows in sight.
  func node() -> DisplayNode {
    var node = layout.scope.node(kind == .column ? .column : .preview, frame: frame)
    node.children = layout.notices(in: frame)
    node.children += window.rows.filter { $0.extent > 0 }.map { row in
      layout.node(ofRow: row.index, frame: frame.row(at: frame.minY + row.start, height: row.extent))
    }
    return node
  }
}

/// The places of a hierarchy's columns beside each other, in sight or not, for a native scroll view.
///
/// Counted from the edge where reading starts. The rows of a column are in ``HierarchyModel/geometry(ofLevel:theme:measuring:)``.
public struct HierarchyColumnGeometry: Hashable, Sendable {
  /// The width and height of all columns in points.
  public let contentSize: LayoutSize
  /// The scroll offset in points, a drag included.
  public let offset: Double
  /// The number of columns, one for each level.
  public let count: Int
  private let columnWidth: Double

  init(_ view: HierarchyModel, height: Double) {
    count = view.levelCount
    columnWidth = view.columnWidth
    contentSize = LayoutSize(width: Double(count) * columnWidth, height: height)
    offset = Double(view.firstVisibleLevel) * columnWidth + (view.pan?.offset ?? 0)
  }

  /// The frame of a level's column in the content in points, or nil if there is no such level.
  public func frame(ofLevel level: Int) -> LayoutRect? {
    guard level >= 0, level < count else { return nil }
    return LayoutRect(x: Double(level) * columnWidth, y: 0, width: columnWidth, height: contentSize.height)
  }
}

extension HierarchyModel {
  /// Returns where the columns are in the content of the view.
  public func columnGeometry(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics())
    -> HierarchyColumnGeometry
  {
    let context = LayoutContext(self, theme: theme, measuring: measuring)
    let top = columnCount == 1 ? headerHeight(context) : 0
    return HierarchyColumnGeometry(self, height: max(0, traits.size.height - top))
  }
}
