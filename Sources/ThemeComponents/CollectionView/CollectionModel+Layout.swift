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

  func footerNode(at y: Double, _ context: LayoutContext) -> DisplayNode {
    SectionHeaderFooterLayout(
      line: SectionHeaderFooter(
        configuration.seeAllTitle, style: .attribute, attribute: configuration.counts.text(totalCount)),
      metrics: configuration.metrics, role: .footer, target: .seeAll, hint: configuration.seeAllHint
    ).node(at: y, width: traits.size.width, LayoutScope("collection/footer", context))
  }

  private func rowNodes(_ context: LayoutContext) -> [DisplayNode] {
    let layout = CollectionRowLayout(self, context)
    let (cell, row, metrics) = (layout.cell, row, configuration.metrics)
    let context = cell.context
    let top = layout.header.frame.maxY + metrics.insets.top
    var strip = LayoutScope("collection/cells", context).node(
      .view, frame: layout.header.frame.row(at: top, height: layout.height))
    strip.children = row.visibleCells(at: offset).map { index in
      let item = items[index]
      let height = metrics.hasEqualHeights ? layout.height : cell.height(of: item)
      let left = row.start(ofCell: index) - offset
      return cell.node(
        of: item, frame: strip.frame.column(at: left, width: row.cellWidth).top(height),
        LayoutScope("collection/" + item.id.rawValue, context))
    }
    strip.children += gradientNodes(in: strip.frame, context)
    return [layout.header, strip]
      + (layout.footer.map { [$0.moved(y: strip.frame.maxY + metrics.insets.bottom)] } ?? [])
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
