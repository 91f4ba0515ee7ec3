import ThemeTable

/// The layout of cells in a row that scrolls sideways (CV-09 to CV-14).
///
/// Everything is counted from the edge where reading starts.
package struct CollectionRow: Hashable, Sendable {
  /// The width of each cell in points (CV-12); less where too few cells to scroll would otherwise not fit (CV-10).
  package let cellWidth: Double
  /// Between two cells, in points.
  package let spacing: Double
  /// The number of cells that are shown; with scrolling disabled only those that fit as a whole.
  package let count: Int
  /// Whether there are enough cells to scroll, and scrolling is enabled.
  package let isScrollable: Bool
  /// The room in points.
  let viewportWidth: Double
  private let metrics: CollectionMetrics

  init(count: Int, isScrollingEnabled: Bool, metrics: CollectionMetrics, traits: ViewTraits) {
    var width = metrics.cellWidth(in: traits)
    let room = traits.size.width
    viewportWidth = room
    self.metrics = metrics
    let hasFew = count <= metrics.columns(in: traits)
    isScrollable = isScrollingEnabled && !hasFew
    spacing = hasFew ? metrics.fewCellsSpacing : metrics.spacing
    if hasFew, count > 0 {
      // The distance is stated, the width is not: the cells give way where they would not fit any more.
      let gaps = Double(count - 1) * spacing
      let edges = metrics.insets.leading + metrics.insets.trailing
      width = min(width, max(1, (room - edges - gaps) / Double(count)))
    }
    cellWidth = width
    if isScrollingEnabled {
      self.count = count
    } else {
      let fitting = (room - metrics.insets.leading + spacing) / (width + spacing)
      self.count = min(count, max(0, fitting.rounded(.down).wholeNumber))
    }
  }

  /// The left edge of a cell in points, before scrolling.
  package func start(ofCell index: Int) -> Double { metrics.insets.leading + offset(ofCell: index) }

  /// The offset in points at which a cell is at the inset, not limited to the content.
  func offset(ofCell index: Int) -> Double { Double(index) * step }

  /// From one cell to the next, in points.
  private var step: Double { cellWidth + spacing }

  /// The cell nearest to the inset at an offset.
  func firstCell(at offset: Double) -> Int { max(0, (offset.finite / step).wholeNumber) }

  /// The width of all cells with their insets, in points.
  package var contentWidth: Double {
    guard count > 0 else { return metrics.insets.leading + metrics.insets.trailing }
    return start(ofCell: count - 1) + cellWidth + metrics.insets.trailing
  }

  /// The largest scroll offset in points.
  package var highestOffset: Double { isScrollable ? max(0, contentWidth - viewportWidth) : 0 }

  /// The offset at which scrolling comes to rest, within the content.
  ///
  /// A row that snaps has the nearest cell at the inset (CV-14). Its neighbours are then cut off at both edges (CV-09).
  func restingOffset(near offset: Double) -> Double {
    guard metrics.isSnapping else { return min(max(0, offset.finite), highestOffset) }
    let index = max(0, ((offset.finite - metrics.insets.leading) / step).wholeNumber)
    return min(Double(index) * step, highestOffset)
  }

  /// The cells that can be seen at an offset, wholly or in part.
  package func visibleCells(at offset: Double) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let left = offset - metrics.insets.leading
    let first = ((left - cellWidth) / step).rounded(.up).wholeNumber
    let end = ((offset + viewportWidth - metrics.insets.leading) / step).rounded(.up).wholeNumber
    let lower = min(max(0, first), count)
    return lower..<max(lower, min(end, count))
  }
}

extension CollectionModel {
  /// The layout of the cells in a row; for a grid that of the same items in a row.
  package var row: CollectionRow {
    var isScrollingEnabled = true
    if case .horizontal(let isEnabled) = configuration.form { isScrollingEnabled = isEnabled }
    return CollectionRow(
      count: items.count, isScrollingEnabled: isScrollingEnabled, metrics: configuration.metrics, traits: traits)
  }

  /// Whether a fade hints at more beyond the edges where reading starts and ends (CV-09, CV-10).
  public var gradients: (leading: Bool, trailing: Bool) {
    guard isHorizontal, row.isScrollable else { return (false, false) }
    return (offset > 0, offset < row.highestOffset)
  }
}

/// Lays out a row of cells with the lines above and below it, so that it stays a preview of the collection.
///
/// It is higher than half of the screen only where the smallest texts need it. Images give way down to half of a cell's width,
/// then the second line of titles, then the last texts. At last texts become smaller, as those of the system's bars are.
struct CollectionRowLayout {
  let header: DisplayNode
  let footer: DisplayNode?
  let cell: CollectionCellLayout
  /// The height of the highest cell in points.
  let height: Double

  init(_ view: CollectionModel, _ context: LayoutContext) {
    var context = context
    var leftOut = 0
    // A preview takes less than half of the screen: the room, or that of the smallest phone for a lower one.
    let most = max(view.traits.size.height, 568) / 2 - 1
    while true {
      let category = context.traits.contentSizeCategory
      var layout = CollectionCellLayout(of: view, width: view.row.cellWidth, height: nil, leftOut: leftOut, context)
      // Only a short row is measured whole; a long one has room for the most that a cell may take.
      let texts =
        layout.highestTexts(of: view.items.prefix(view.row.count)) + layout.insets.top + layout.insets.bottom
      let header = view.headerNode(at: 0, context)
      let footer = view.hasFooter ? view.footerNode(at: 0, context) : nil
      let insets = view.configuration.metrics.insets
      let others = header.frame.height + insets.top + texts + insets.bottom + (footer?.frame.height ?? 0)
      let isTooHigh = most - others < layout.leastImageHeight
      let smaller = StyleTextSize.allCases.last { $0 < category }
      if isTooHigh, leftOut < view.texts.count {
        leftOut += 1
        continue
      }
      if isTooHigh, let smaller {
        context = LayoutContext(context, textSize: smaller)
        continue
      }
      // Large texts need the room more than images do.
      let mostImage = view.traits.contentSizeCategory.isAccessibilityCategory ? most / 2 : most
      layout.mostImageHeight = max(layout.leastImageHeight, min(mostImage, most - others))
      (self.header, self.footer, cell) = (header, footer, layout)
      height = view.items.isEmpty ? 0 : texts + layout.imageHeight
      return
    }
  }
}
