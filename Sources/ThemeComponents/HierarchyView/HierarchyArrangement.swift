import ThemeTable

/// Where the columns and previews of a hierarchy view stand, and which of their rows are in sight.
///
/// It is made in the time that the visible columns take, whatever their length.
struct HierarchyArrangement {
  struct Column {
    enum Kind { case column, leftPreview, rightPreview }

    let level: Int
    let kind: Kind
    let frame: LayoutRect
    let rowLayout: HierarchyRowLayout
    let rowHeight: Double
    /// The scroll offset, kept within the rows there are.
    let offset: Double
    /// The rows that are at least partly in sight.
    let rows: Range<Int>

    /// The place of a row, which may lie partly outside the column.
    func frame(ofRow row: Int) -> LayoutRect {
      LayoutRect(
        x: frame.minX, y: frame.minY + Double(row) * rowHeight - offset, width: frame.width,
        height: rowHeight)
    }
  }

  let columns: [Column]

  init(of view: HierarchyModel, _ pass: inout LayoutPass) {
    let size = view.traits.size
    let top = view.headerHeight(&pass)
    columns = Self.slots(of: view).map { level, kind, x, width in
      let frame = LayoutRect(x: x, y: top, width: width, height: max(0, size.height - top))
      return Self.column(of: view, level, kind, frame, &pass)
    }
  }

  /// Level, kind, left edge and width of everything that stands side by side.
  private static func slots(
    of view: HierarchyModel
  ) -> [(level: Int, kind: Column.Kind, x: Double, width: Double)] {
    func slot(_ level: Int) -> (Int, Column.Kind, Double, Double) {
      (level, .column, view.columnStart(ofLevel: level), view.columnWidth)
    }
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
    _ pass: inout LayoutPass
  ) -> Column {
    let shape = view.rowShapes[view.parent(ofLevel: level)] ?? HierarchyRowShape()
    let layout = HierarchyRowLayout(configuration: view.configuration, shape: shape)
    let ownHeight = layout.height(&pass)
    let category = view.traits.contentSizeCategory
    let height =
      kind == .column ? ownHeight : view.configuration.metrics.previewRowHeight(for: category)
    var count = 0
    if case .items(let number) = view.content(ofLevel: level) { count = number }
    // A preview shows the same rows as the column would.
    let wanted = view.scrollOffset(ofLevel: level) / ownHeight * height
    let offset = min(wanted, max(0, Double(count) * height - frame.height))
    let first = (offset / height).rounded(.down).wholeNumber
    let end = ((offset + frame.height) / height).rounded(.up).wholeNumber
    // Rows that a theme or metrics make very low are not drawn without end.
    let last = min(end, first + HierarchyModel.mostShownRows)
    let rows = min(first, count)..<max(min(first, count), min(last, count))
    return Column(
      level: level, kind: kind, frame: frame, rowLayout: layout, rowHeight: height, offset: offset,
      rows: rows)
  }
}

extension HierarchyModel {
  /// The rows in sight that no event has told of yet, by level.
  func newRowsInSight(
    theme: ComponentTheme, measuring: any TextMeasuring
  ) -> [(level: Int, rows: Range<Int>)] {
    var pass = LayoutPass(self, theme: theme, measuring: measuring)
    return HierarchyArrangement(of: self, &pass).columns
      .filter { !$0.rows.isEmpty && shownRows[parent(ofLevel: $0.level)] != $0.rows }
      .map { ($0.level, $0.rows) }
  }
}
