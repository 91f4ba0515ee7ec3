import ThemeTable

/// Lays out the rows of a level, each by itself: those of its column, or of a preview that hints at it.
struct HierarchyLevelLayout {
  let view: HierarchyModel
  let level: Int
  let kind: HierarchyColumn.Kind
  /// The width of a row of the column in points, also where the level is in a preview.
  let width: Double
  let scope: LayoutScope
  let rowLayout: HierarchyRowLayout
  private let expanded: ItemID?

  init(of view: HierarchyModel, _ level: Int, _ kind: HierarchyColumn.Kind, width: Double, _ context: LayoutContext) {
    self.view = view
    self.level = level
    self.kind = kind
    self.width = width
    scope = LayoutScope(HierarchyModel.identifier(ofLevel: level), context)
    rowLayout = HierarchyRowLayout(
      configuration: view.configuration, context: context,
      keepsAccessoryRoom: view.rows[view.parent(ofLevel: level)]?.hasAccessory ?? false, isEditing: view.isEditing)
    expanded = view.expandedItem(inLevel: level)
  }

  private var context: LayoutContext { scope.context }
  private var configuration: HierarchyConfiguration { view.configuration }
  private var strings: HierarchyStrings { configuration.strings }

  func content(_ row: Int) -> HierarchyItemContent? {
    view.item(inLevel: level, at: row).flatMap { view.shownContent(of: $0, inLevel: level) }
  }

  /// The height of a row of the column in points; nil for one whose content is still to come.
  func height(ofRow row: Int) -> Double? {
    if view.isDuplicate(inLevel: level, at: row) { return 0 }
    return content(row).map { rowLayout.height(of: $0, width: width) }
      ?? (view.isFailed(inLevel: level, at: row) ? rowLayout.failedHeight(width: width) : nil)
  }

  /// The height of a row that is not measured, in points.
  ///
  /// Rows resemble each other: a row whose content is known serves as the estimate.
  var estimatedHeight: Double {
    let example = content(0) ?? content(view.rows[view.parent(ofLevel: level)]?.shown?.lowerBound ?? 0)
    if let example { return rowLayout.height(of: example, width: width) }
    // Two lines, and the accessory with its icon above its text: what most rows have.
    return rowLayout.height(of: HierarchyItemContent(title: " ", subtitle: " "), width: view.traits.size.width)
  }

  /// The notice in place of a level's rows: that it loads, or that it could not be had.
  func notices(in frame: LayoutRect) -> [DisplayNode] {
    switch view.content(ofLevel: level) {
    case .loading: [loadingNode(in: frame)]
    // The text, and the button to try again.
    case .failed where kind == .column:
      RetryLayout(
        words: strings.failed, title: strings.retry, target: .section(level), context: context,
        padding: configuration.metrics.rowPadding
      ).nodes(in: frame, scope)
    // A preview has room for a symbol only.
    case .failed: [retrySymbol(strings.failed, frame: frame.top(min(view.previewRowHeight, frame.height)), scope)]
    default: []
    }
  }

  func node(ofRow row: Int, frame: LayoutRect) -> DisplayNode {
    let id = view.item(inLevel: level, at: row)
    let scope = scope.scope(id?.rawValue ?? "row-\(row)")
    let isExpanded = id != nil && id == expanded
    guard !view.isFailed(inLevel: level, at: row) else { return failedRow(frame: frame, scope) }
    guard kind == .column else { return previewRow(id, isExpanded: isExpanded, frame: frame, scope) }
    let content = id.flatMap { view.shownContent(of: $0, inLevel: level) }
    return rowLayout.node(
      for: id, content: content, isPending: view.isPending(inLevel: level, at: row), isExpanded: isExpanded,
      isSelected: id.map(view.choice.contains) ?? false, frame: frame, scope)
  }

  private func loadingNode(in frame: LayoutRect) -> DisplayNode {
    let size = context.scaled(configuration.metrics.activityIndicatorSize)
    let room = LayoutSize(width: min(max(0, size.width), frame.width), height: min(max(0, size.height), frame.height))
    return scope.scope("loading").node(.activityIndicator, frame: frame.middle(room)).saying(
      strings.loading, .updatesFrequently)
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
    button.accessibility?.expand(isExpanded, strings)
    return [button]
  }
}
