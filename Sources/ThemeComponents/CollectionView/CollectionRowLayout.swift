import ThemeTable

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
