import ThemeTable

/// The frames of a hierarchy view's columns and previews, and their rows in sight.
///
/// Linear in the rows in sight, whatever the length of the columns.
struct HierarchyArrangement {
  struct Column {
    enum Kind { case column, leftPreview, rightPreview }

    let level: Int
    let kind: Kind
    let frame: LayoutRect
    let rowLayout: HierarchyRowLayout
    /// The rows in sight with their frames, which may lie partly outside the column.
    let rows: [(index: Int, frame: LayoutRect)]
    /// The rows of the level in a column.
    let window: RowWindow
    /// The column as an area that scrolls.
    let area: ScrollArea
  }

  let columns: [Column]

  init(of view: HierarchyModel, _ pass: LayoutPass) {
    let size = view.traits.size
    let top =
      view.columnCount == 1
      ? HierarchyHeaderLayout.height(view.configuration.metrics, pass) : 0
    columns = Self.slots(of: view).map { level, kind, x, width in
      let frame = LayoutRect(size).column(at: x, width: width)
        .row(at: top, height: max(0, size.height - top))
      return Self.column(of: view, level, kind, frame, pass)
    }
  }

  /// Level, kind, left edge and width of all columns and previews, from left to right.
  private static func slots(
    of view: HierarchyModel
  ) -> [(level: Int, kind: Column.Kind, x: Double, width: Double)] {
    func slot(_ level: Int) -> (level: Int, kind: Column.Kind, x: Double, width: Double) {
      (level, .column, view.columnStart(ofLevel: level), view.columnWidth)
    }
    if view.showsRootAlone { return [(0, .column, 0, view.traits.size.width)] }
    // While the columns are pulled sideways, their neighbours come in whole.
    guard view.pan?.axis != .horizontal else { return view.shownLevels.map(slot) }
    var slots = view.visibleLevels.map(slot)
    if let level = view.leftPreviewLevel {
      slots.insert((level, .leftPreview, 0, view.previewWidth), at: 0)
    }
    if let level = view.rightPreviewLevel {
      slots.append(
        (level, .rightPreview, view.traits.size.width - view.previewWidth, view.previewWidth))
    }
    return slots
  }

  private static func column(
    of view: HierarchyModel, _ level: Int, _ kind: Column.Kind, _ frame: LayoutRect,
    _ pass: LayoutPass
  ) -> Column {
    let parent = view.parent(ofLevel: level)
    let layout = HierarchyRowLayout(
      configuration: view.configuration, pass: pass,
      keepsAccessoryRoom: view.rows.haveAccessory(of: parent), isEditing: view.isEditing)
    let width = kind == .column ? frame.width : view.columnWidth
    var window = self.window(of: view, level, layout, width: width, height: frame.height)
    let scroll = view.rows.scroll(of: parent)
    // While no row in sight is known, the one that is to come keeps its place.
    let awaited = scroll.anchor.flatMap {
      view.isPending(inLevel: level, at: $0.row) ? $0 : nil
    }
    var area = scroll.area(
      HierarchyModel.identifier(ofLevel: level), of: window, room: frame.size,
      anchor: window.anchor(or: window.rows.last) { view.item(inLevel: level, at: $0) } ?? awaited)
    if kind != .column {
      window = preview(of: window, view, height: frame.height)
      area.rows = window.indices
      area.measured = []
      area.revision = -1
    }
    let rows = window.rows.map { row in
      (index: row.index, frame: frame.row(at: frame.minY + row.start, height: row.extent))
    }
    return Column(
      level: level, kind: kind, frame: frame, rowLayout: layout, rows: rows,
      window: window, area: area)
  }

  private static func window(
    of view: HierarchyModel, _ level: Int, _ layout: HierarchyRowLayout, width: Double,
    height: Double
  ) -> RowWindow {
    var count = 0
    if case .items(let number) = view.content(ofLevel: level) { count = number }
    let parent = view.parent(ofLevel: level)
    func content(_ row: Int) -> HierarchyItemContent? {
      view.item(inLevel: level, at: row).flatMap(view.content(of:))
    }
    // Rows resemble each other: a row whose content is known serves as the estimate.
    func estimate() -> Double {
      let example = content(0) ?? content(view.rows.shown(of: parent)?.lowerBound ?? 0)
      return example.map { layout.height(of: $0, width: width) } ?? layout.estimatedHeight
    }
    return view.rows.scroll(of: parent).window(
      count: count, estimate: estimate(), viewport: height,
      row: { anchor in
        guard let parent else { return 0 }
        return view.store.children[parent]?.index(of: anchor.item, expectedAt: anchor.row)
          ?? (view.isPending(inLevel: level, at: anchor.row) ? anchor.row : nil)
      },
      measure: { row in
        content(row).map { layout.height(of: $0, width: width) }
          ?? (view.isFailed(inLevel: level, at: row) ? layout.failedHeight(width: width) : nil)
      }
    )
  }

  /// The rows of a preview: it begins with the same row as the column would, and all its rows are equally high.
  private static func preview(
    of window: RowWindow, _ view: HierarchyModel, height: Double
  ) -> RowWindow {
    let metrics = view.configuration.metrics
    let extent = metrics.previewRowHeight(for: view.traits.contentSizeCategory)
    let first = window.rows.first
    let part = first.map { $0.extent > 0 ? $0.start / $0.extent : 0 } ?? 0
    return RowWindow(
      RowOffsets(count: window.offsets.count, estimate: extent), viewport: height,
      position: .row(first?.index ?? 0, start: part * extent), measure: { _ in extent })
  }
}
