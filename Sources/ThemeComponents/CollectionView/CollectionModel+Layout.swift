import ThemeTable

extension CollectionModel: ComponentLayout {
  /// The node that cuts the rows of a grid off.
  static let gridIdentifier = "collection"

  /// Draws the header, the cells in sight, and below a row the fades and the footer.
  ///
  /// A grid fills the room and scrolls in it. A row is as high as it needs, so its root may be lower or higher than the
  /// room. Linear in the cells in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let context = LayoutContext(self, theme: theme, measuring: measuring)
    var root = LayoutScope(Self.gridIdentifier, context).node(
      .view, frame: LayoutRect(traits.size), part: .collectionView)
    if let grid {
      let layout = CollectionGridLayout(self, grid, context)
      root.children = layout.nodes()
      return DisplayList(root: root, traits: traits, scrollAreas: [layout.area])
    }
    root.children = rowNodes(context)
    // The row scrolls sideways only: the page around it gives it the height that it needs.
    root.frame.size.height = root.children.last?.frame.maxY ?? 0
    return DisplayList(root: root, traits: traits, scrollAreas: [rowArea])
  }

  /// The row as an area that scrolls sideways; its cells are equally wide, so nothing about it is an estimate.
  private var rowArea: ScrollArea {
    let row = row
    return ScrollArea(
      identifier: "collection/cells", axis: .horizontal, contentSize: LayoutSize(width: row.contentWidth, height: 0),
      viewportExtent: traits.size.width, offset: offset, isEstimated: false, rowCount: row.count,
      rows: row.visibleCells(at: offset), estimatedExtent: row.cellWidth + row.spacing, measured: [], anchor: nil,
      revision: scroll.revision)
  }

  /// Returns where the rows of the grid are in its content, seen or not: the header, then the rows of cells.
  ///
  /// Nil for a row that scrolls sideways.
  public func geometry(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> ListGeometry?
  {
    grid.map { grid in
      ListGeometry(
        CollectionGridLayout(self, grid, LayoutContext(self, theme: theme, measuring: measuring)).window,
        width: traits.size.width, viewport: traits.size.height)
    }
  }

  func headerNode(at y: Double, _ context: LayoutContext) -> DisplayNode {
    SectionHeaderFooterLayout(
      line: configuration.header, metrics: configuration.metrics, role: .header, target: .collectionHeader
    ).node(at: y, width: traits.size.width, LayoutScope("collection/header", context))
  }

  private func footerNode(at y: Double, _ context: LayoutContext) -> DisplayNode {
    SectionHeaderFooterLayout(
      line: SectionHeaderFooter(
        configuration.seeAllTitle, style: .attribute, attribute: configuration.counts.text(totalCount)),
      metrics: configuration.metrics, role: .footer, target: .seeAll, hint: configuration.seeAllHint
    ).node(at: y, width: traits.size.width, LayoutScope("collection/footer", context))
  }

  /// A preview takes less than half of the screen: the room, or that of the smallest phone for a lower one.
  private var mostRowHeight: Double { max(traits.size.height, 568) / 2 - 1 }

  /// The row with its header and footer, higher than half of the screen only where the smallest texts need it.
  ///
  /// Images give way down to half of a cell's width, then the second line of titles, then the last texts. At last texts become
  /// smaller, as those of the system's bars are.
  private func rowNodes(_ context: LayoutContext) -> [DisplayNode] {
    var context = context
    var leftOut = 0
    while true {
      let category = context.traits.contentSizeCategory
      var layout = CollectionCellLayout(of: self, width: row.cellWidth, height: nil, leftOut: leftOut, context)
      // Only a short row is measured whole; a long one has room for the most that a cell may take.
      let height = layout.highestTexts(of: items.prefix(row.count)) + layout.insets.top + layout.insets.bottom
      let header = headerNode(at: 0, context)
      let footer = hasFooter ? footerNode(at: 0, context) : nil
      let insets = configuration.metrics.insets
      let others = header.frame.height + insets.top + height + insets.bottom + (footer?.frame.height ?? 0)
      let isTooHigh = mostRowHeight - others < layout.leastImageHeight
      let smaller = StyleTextSize.allCases.last { $0 < category }
      if isTooHigh, leftOut < texts.count {
        leftOut += 1
        continue
      }
      if isTooHigh, let smaller {
        context = LayoutContext(context, textSize: smaller)
        continue
      }
      // Large texts need the room more than images do.
      let most = traits.contentSizeCategory.isAccessibilityCategory ? mostRowHeight / 2 : mostRowHeight
      layout.mostImageHeight = max(layout.leastImageHeight, min(most, mostRowHeight - others))
      return rowNodes(header, footer, layout, texts: height)
    }
  }

  private func rowNodes(
    _ header: DisplayNode, _ footer: DisplayNode?, _ layout: CollectionCellLayout, texts: Double
  ) -> [DisplayNode] {
    let (row, metrics, context) = (row, configuration.metrics, layout.context)
    let highest = items.isEmpty ? 0 : texts + layout.imageHeight
    let top = header.frame.maxY + metrics.insets.top
    var strip = LayoutScope("collection/cells", context).node(.view, frame: header.frame.row(at: top, height: highest))
    strip.children = row.visibleCells(at: offset).map { index in
      let item = items[index]
      let height = metrics.hasEqualHeights ? highest : layout.height(of: item)
      let left = row.start(ofCell: index) - offset
      return layout.node(
        of: item, frame: strip.frame.column(at: left, width: row.cellWidth).top(height),
        LayoutScope("collection/" + item.id.rawValue, context))
    }
    strip.children += gradientNodes(in: strip.frame, context)
    return [header, strip] + (footer.map { [$0.moved(y: strip.frame.maxY + metrics.insets.bottom)] } ?? [])
  }

  private func gradientNodes(in frame: LayoutRect, _ context: LayoutContext) -> [DisplayNode] {
    let width = min(max(0, configuration.metrics.gradientWidth), frame.width)
    let edges = [
      ("leading", gradients.leading, frame.left(width)),
      ("trailing", gradients.trailing, frame.right(width)),
    ]
    return edges.filter { $0.1 }.map { name, _, frame in
      LayoutScope("collection/gradient-" + name, context).node(.gradient, frame: frame, part: .collectionGradient)
    }
  }
}
