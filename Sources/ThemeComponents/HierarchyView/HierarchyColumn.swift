/// A column or a preview of a hierarchy view, with its rows in sight.
///
/// Linear in the rows in sight, whatever the length of the column.
struct HierarchyColumn {
  enum Kind { case column, leftPreview, rightPreview }

  let view: HierarchyModel
  let level: Int
  let kind: Kind
  let frame: LayoutRect
  let scope: LayoutScope
  let rowLayout: HierarchyRowLayout
  /// The rows in sight.
  let window: RowWindow
  /// The column as an area that scrolls.
  let area: ScrollArea

  /// All columns and previews, from left to right.
  static func all(of view: HierarchyModel, _ pass: LayoutPass) -> [HierarchyColumn] {
    let size = view.traits.size
    let top = view.columnCount == 1 ? view.headerHeight(pass) : 0
    func column(_ level: Int, _ kind: Kind, at x: Double, width: Double) -> HierarchyColumn {
      let frame = LayoutRect(size).column(at: x, width: width).row(at: top, height: max(0, size.height - top))
      return HierarchyColumn(of: view, level, kind, frame, pass)
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

  private init(of view: HierarchyModel, _ level: Int, _ kind: Kind, _ frame: LayoutRect, _ pass: LayoutPass) {
    self.view = view
    self.level = level
    self.kind = kind
    self.frame = frame
    scope = LayoutScope(HierarchyModel.identifier(ofLevel: level), pass)
    let parent = view.parent(ofLevel: level)
    rowLayout = HierarchyRowLayout(
      configuration: view.configuration, pass: pass, keepsAccessoryRoom: view.rows[parent]?.hasAccessory ?? false,
      isEditing: view.isEditing)
    let width = kind == .column ? frame.width : view.columnWidth
    let whole = Self.window(of: view, level, rowLayout, width: width, height: frame.height)
    let scroll = view.rows[parent, default: HierarchyLevelRows()].scroll
    // While no row in sight is known, the one that is to come keeps its place.
    let awaited = scroll.anchor.flatMap { view.isPending(inLevel: level, at: $0.row) ? $0 : nil }
    var area = scroll.area(
      scope.identifier, of: whole, room: frame.size,
      anchor: whole.anchor(or: whole.rows.last) { view.item(inLevel: level, at: $0) } ?? awaited)
    window = kind == .column ? whole : Self.preview(of: whole, view, height: frame.height)
    if kind != .column {
      area.rows = window.indices
      area.measured = []
      area.revision = -1
    }
    self.area = area
  }

  private static func window(
    of view: HierarchyModel, _ level: Int, _ layout: HierarchyRowLayout, width: Double, height: Double
  ) -> RowWindow {
    var count = 0
    if case .items(let number) = view.content(ofLevel: level) { count = number }
    let parent = view.parent(ofLevel: level)
    func content(_ row: Int) -> HierarchyItemContent? { view.item(inLevel: level, at: row).flatMap(view.content(of:)) }
    // Rows resemble each other: a row whose content is known serves as the estimate.
    func estimate() -> Double {
      let example = content(0) ?? content(view.rows[parent]?.shown?.lowerBound ?? 0)
      if let example { return layout.height(of: example, width: width) }
      // Two lines, and the accessory with its icon above its text: what most rows have.
      let usual = HierarchyItemContent(title: " ", subtitle: " ")
      return layout.height(of: usual, width: view.traits.size.width)
    }
    return view.rows[parent, default: HierarchyLevelRows()].scroll.window(
      count: count, estimate: estimate(), viewport: height,
      row: { anchor in
        guard let parent else { return 0 }
        return view.store.children[parent]?.index(of: anchor.item, expectedAt: anchor.row)
          ?? (view.isPending(inLevel: level, at: anchor.row) ? anchor.row : nil)
      },
      measure: { row in
        content(row).map { layout.height(of: $0, width: width) }
          ?? (view.isFailed(inLevel: level, at: row) ? layout.failedHeight(width: width) : nil)
      })
  }

  /// The rows of a preview: it begins with the same row as the column would, and all its rows are equally high.
  private static func preview(of window: RowWindow, _ view: HierarchyModel, height: Double) -> RowWindow {
    let first = window.rows.first
    let part = first.map { $0.extent > 0 ? $0.start / $0.extent : 0 } ?? 0
    return RowWindow(
      RowOffsets(count: window.offsets.count, estimate: view.previewRowHeight), viewport: height,
      position: .row(first?.index ?? 0, start: part * view.previewRowHeight), measure: { _ in view.previewRowHeight })
  }
}
