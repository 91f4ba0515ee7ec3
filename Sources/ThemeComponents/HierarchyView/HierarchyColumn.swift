import ThemeTable

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
    scope = LayoutScope(HierarchyModel.identifier(ofLevel: level), context)
    let parent = view.parent(ofLevel: level)
    rowLayout = HierarchyRowLayout(
      configuration: view.configuration, context: context, keepsAccessoryRoom: view.rows[parent]?.hasAccessory ?? false,
      isEditing: view.isEditing)
    let width = kind == .column ? frame.width : view.columnWidth
    let whole = Self.window(of: view, level, rowLayout, width: width, height: frame.height)
    let scroll = view.rows[parent, default: HierarchyLevelRows()].scroll
    // While no row in sight is known, the one that is to come keeps its place.
    let awaited = scroll.anchor.flatMap { view.isPending(inLevel: level, at: $0.row) ? $0 : nil }
    var area = scroll.area(
      scope.identifier, of: whole, room: frame.size,
      anchor: whole.anchor(or: whole.rows.last) { view.item(inLevel: level, at: $0) } ?? awaited)
    window = kind == .column ? whole : Self.preview(of: whole, view, level, height: frame.height)
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
    func content(_ row: Int) -> HierarchyItemContent? {
      view.item(inLevel: level, at: row).flatMap { view.shownContent(of: $0, inLevel: level) }
    }
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
        if view.isDuplicate(inLevel: level, at: row) { return 0 }
        return content(row).map { layout.height(of: $0, width: width) }
          ?? (view.isFailed(inLevel: level, at: row) ? layout.failedHeight(width: width) : nil)
      })
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

  private var context: LayoutContext { scope.context }
  private var configuration: HierarchyConfiguration { view.configuration }
  private var strings: HierarchyStrings { configuration.strings }

  /// The column with its rows in sight.
  func node() -> DisplayNode {
    var node = scope.node(kind == .column ? .column : .preview, frame: frame)
    switch view.content(ofLevel: level) {
    case .loading: node.children = [loadingNode]
    case .failed where kind == .column: node.children = failedNodes
    case .failed:
      // A preview has room for a symbol only.
      let place = frame.top(min(view.previewRowHeight, frame.height))
      node.children = [retrySymbol(strings.failed, frame: place, scope)]
    default: break
    }
    let expanded = view.expandedItem(inLevel: level)
    node.children += window.rows.filter { $0.extent > 0 }.map { row in
      let id = view.item(inLevel: level, at: row.index)
      let scope = scope.scope(id?.rawValue ?? "row-\(row.index)")
      let place = frame.row(at: frame.minY + row.start, height: row.extent)
      let isExpanded = id != nil && id == expanded
      guard !view.isFailed(inLevel: level, at: row.index) else { return failedRow(frame: place, scope) }
      guard kind == .column else { return previewRow(id, isExpanded: isExpanded, frame: place, scope) }
      let content = id.flatMap { view.shownContent(of: $0, inLevel: level) }
      var node = rowLayout.node(
        for: id, content: content, isPending: view.isPending(inLevel: level, at: row.index), isExpanded: isExpanded,
        isSelected: id.map(view.choice.contains) ?? false, frame: place, scope)
      if content == nil { node.awaitedTarget = .item(id ?? HierarchyModel.awaitedItem(inLevel: level, at: row.index)) }
      return node
    }
    return node
  }

  private var loadingNode: DisplayNode {
    let size = context.scaled(configuration.metrics.activityIndicatorSize)
    let room = LayoutSize(width: min(max(0, size.width), frame.width), height: min(max(0, size.height), frame.height))
    return scope.scope("loading").node(.activityIndicator, frame: frame.middle(room)).saying(
      strings.loading, .updatesFrequently)
  }

  /// The text of a level that could not be loaded, and the button to try again.
  private var failedNodes: [DisplayNode] {
    RetryLayout(
      words: strings.failed, title: strings.retry, target: .section(level), context: context,
      padding: configuration.metrics.rowPadding
    ).nodes(in: frame, scope)
  }

  /// The symbol of a level or a row of a preview that could not be loaded; a tap tries again.
  private func retrySymbol(_ text: String, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let target = TapTarget.section(level)
    return scope.scope("retry").image(
      "arrow.clockwise", .button, frame: frame, part: .textButton, context.state(of: target)
    ).button(DisplayAccessibility.joined([text, strings.retry]), target)
  }

  /// A row whose id or content could not be had; a tap anywhere in it tries again.
  private func failedRow(frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    guard kind != .column else { return rowLayout.failedNode(.section(level), frame: frame, scope) }
    var row = rowLayout.emptyRow(.plain, frame: frame, scope)
    row.children.append(retrySymbol(strings.itemFailed, frame: frame, scope))
    return row
  }

  /// A row of an overflow preview: the accessory alone at the left, the selection control or a hint at the right.
  private func previewRow(_ id: ItemID?, isExpanded: Bool, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let state = rowLayout.state(of: id, isExpanded: isExpanded)
    var row = rowLayout.emptyRow(state, frame: frame, scope)
    guard let id else { return row }
    let content = view.shownContent(of: id, inLevel: level)
    let label = content?.title ?? id.rawValue
    if kind == .leftPreview {
      row.children += indicatorNodes(id, content, label, isExpanded: isExpanded, frame, scope)
      return row
    }
    guard configuration.selectionControl != nil else {
      row.children.append(hint(of: content, state, in: frame, scope))
      return row.saying(label, .staticText)
    }
    let isSelected = view.choice.contains(id)
    row.children.append(rowLayout.selectionControl(isSelected, frame: frame.middle(rowLayout.controlSize), scope))
    return row.button(label, .item(id), isSelected: isSelected)
  }

  /// The hint at an item of the level that follows: its image, or a sign that there is more.
  ///
  /// No text has room to be read.
  private func hint(
    of content: HierarchyItemContent?, _ state: StyleState, in frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let parts = rowLayout.parts
    guard let image = content?.detailImage else {
      let size = context.scaled(configuration.metrics.indicatorIconSize)
      return scope.scope("hint").image("ellipsis", frame: frame.middle(size), part: parts.image, state)
    }
    let size = configuration.cellMetrics.imageSize
    let side = min(size.width, max(0, frame.width - 2 * configuration.metrics.indicatorInset))
    let place = frame.middle(LayoutSize(width: side, height: min(size.height, side)))
    return scope.scope("image").image(image, frame: place, part: parts.image, state)
  }

  /// The accessory of an item in the left preview, or nothing where it has no children.
  private func indicatorNodes(
    _ id: ItemID, _ content: HierarchyItemContent?, _ label: String, isExpanded: Bool, _ frame: LayoutRect,
    _ scope: LayoutScope
  ) -> [DisplayNode] {
    guard let content, !content.isHierarchyButtonHidden, configuration.drawsIndicator else { return [] }
    var button = HierarchyAccessoryLayout(metrics: configuration.metrics, wantsMultiLine: true, context: context).node(
      for: id, text: content.hierarchyAttributeText, isSelected: isExpanded, frame: frame, scope.scope("indicator")
    ).button(DisplayAccessibility.joined([label, strings.showChildren]), .accessory(id), isSelected: isExpanded)
    button.accessibility?.value = content.hierarchyAttributeText
    button.accessibility?.isExpanded = isExpanded
    return [button]
  }
}
