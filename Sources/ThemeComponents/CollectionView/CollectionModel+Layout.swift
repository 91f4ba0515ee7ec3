import ThemeTable

extension CollectionModel: ComponentLayout {
  /// See ``ComponentLayout/traitsChanged(_:)``.
  public static func traitsChanged(_ traits: ViewTraits) -> CollectionEvent {
    CollectionEvent.traitsChanged(traits)
  }

  /// See ``ComponentLayout/highlighted(_:)``.
  public static func highlighted(_ target: TapTarget?) -> CollectionEvent { .highlighted(target) }

  /// See ``ComponentLayout/event(for:)``.
  public static func event(for target: TapTarget) -> CollectionEvent? {
    switch target {
    case .item(let id): .itemTapped(id)
    case .control(.seeAll): .seeAllTapped
    case .control(.collectionHeader): .headerTapped
    case .accessory, .control: nil
    }
  }

  /// What is to be drawn: header, the cells in sight, and below a row the fades and the footer.
  ///
  /// A grid fills the room and scrolls in it; a row is as high as it needs, so its root may be lower or higher than the room.
  /// See ``ComponentLayout/displayList(theme:measuring:)``. Linear in the items, of which only those in sight become nodes.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    var pass = LayoutPass(self, theme: theme, measuring: measuring)
    var root = pass.node(
      "collection", .view,
      frame: LayoutRect(x: 0, y: 0, width: traits.size.width, height: traits.size.height),
      part: .collectionView)
    if let grid {
      root.children = gridNodes(grid, &pass)
    } else {
      root.children = rowNodes(&pass)
      // The row scrolls sideways only: the page that it stands on gives it the height that it takes.
      root.frame.size.height = root.children.last?.frame.maxY ?? 0
    }
    return DisplayList(root: root, traits: traits)
  }

  private func headerNode(at y: Double, _ pass: inout LayoutPass) -> DisplayNode {
    SectionHeaderFooterLayout(
      configuration.header, metrics: configuration.metrics, role: .header,
      target: .collectionHeader
    ).node("collection/header", at: LayoutPoint(x: 0, y: y), width: traits.size.width, &pass)
  }

  private func footerNode(at y: Double, _ pass: inout LayoutPass) -> DisplayNode {
    SectionHeaderFooterLayout(
      SectionHeaderFooter(
        configuration.seeAllTitle, style: .attribute, attribute: String(totalCount)),
      metrics: configuration.metrics, role: .footer, target: .seeAll
    ).node("collection/footer", at: LayoutPoint(x: 0, y: y), width: traits.size.width, &pass)
  }

  private func rowNodes(_ pass: inout LayoutPass) -> [DisplayNode] {
    let header = headerNode(at: 0, &pass)
    let row = row
    let layout = CollectionCellLayout(
      texts: texts, width: row.cellWidth, height: nil, of: self, &pass)
    let heights = items.prefix(row.count).map { layout.height(of: $0, &pass) }
    let highest = heights.max() ?? 0
    let metrics = configuration.metrics
    let top = header.frame.maxY + metrics.insets.top
    var strip = DisplayNode(
      "collection/cells", .view,
      frame: LayoutRect(x: 0, y: top, width: traits.size.width, height: highest))
    strip.children = row.visibleCells(at: offset).map { index in
      let item = items[index]
      return layout.node(
        of: item,
        frame: LayoutRect(
          x: row.start(ofCell: index) - offset, y: top, width: row.cellWidth,
          height: metrics.hasEqualHeights ? highest : heights[index]),
        identifier: "collection/" + item.id.rawValue, &pass)
    }
    strip.children += gradientNodes(in: strip.frame, &pass)
    let footer = footerNode(at: strip.frame.maxY + metrics.insets.bottom, &pass)
    return [header, strip, footer]
  }

  private func gradientNodes(in frame: LayoutRect, _ pass: inout LayoutPass) -> [DisplayNode] {
    let width = min(max(0, configuration.metrics.gradientWidth), frame.width)
    let edges = gradients
    var nodes: [DisplayNode] = []
    if edges.leading {
      nodes.append(
        pass.node(
          "collection/gradient-leading", .gradient,
          frame: LayoutRect(x: 0, y: frame.minY, width: width, height: frame.height),
          part: .collectionGradient))
    }
    if edges.trailing {
      nodes.append(
        pass.node(
          "collection/gradient-trailing", .gradient,
          frame: LayoutRect(
            x: frame.maxX - width, y: frame.minY, width: width, height: frame.height),
          part: .collectionGradient))
    }
    return nodes
  }

  private func gridNodes(_ grid: CollectionGrid, _ pass: inout LayoutPass) -> [DisplayNode] {
    var header = headerNode(at: 0, &pass)
    let layout = CollectionCellLayout(
      texts: texts, width: grid.cellWidth, height: grid.cellHeight, of: self, &pass)
    let heights = items.map { layout.height(of: $0, &pass) }
    let rows = GridRows(heights: heights, grid: grid, top: header.frame.maxY)
    let offset = min(offset, max(0, rows.end - traits.size.height))
    header = headerNode(at: -offset, &pass)
    var nodes = [header]
    for row in rows.rows {
      let y = row.y - offset
      guard y < traits.size.height, y + row.height > 0 else { continue }
      for (column, index) in row.items.enumerated() {
        let height = configuration.metrics.hasEqualHeights ? row.height : heights[index]
        let frame = LayoutRect(
          x: grid.start(ofColumn: column), y: y, width: grid.cellWidth, height: height)
        nodes.append(
          layout.node(
            of: items[index], frame: frame,
            identifier: "collection/" + items[index].id.rawValue, &pass))
      }
    }
    return nodes
  }
}

/// The rows of a grid, one below the other; each is as high as its highest cell.
private struct GridRows {
  var rows: [(items: Range<Int>, y: Double, height: Double)] = []
  /// Where the last row ends.
  var end: Double

  init(heights: [Double], grid: CollectionGrid, top: Double) {
    end = top
    for start in stride(from: 0, to: heights.count, by: grid.columns) {
      let items = start..<min(start + grid.columns, heights.count)
      let y = start == 0 ? top : end + grid.spacing
      let height = heights[items].max() ?? 0
      rows.append((items, y, height))
      end = y + height
    }
  }
}
