import ThemeTable

extension HierarchyColumn {
  private var pass: LayoutPass { scope.pass }
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
    node.children += window.rows.map { row in
      let id = view.item(inLevel: level, at: row.index)
      let scope = scope.scope(id?.rawValue ?? "row-\(row.index)")
      let place = frame.row(at: frame.minY + row.start, height: row.extent)
      let isExpanded = id != nil && id == expanded
      guard !view.isFailed(inLevel: level, at: row.index) else { return failedRow(frame: place, scope) }
      return kind == .column
        ? rowLayout.node(
          for: id, content: id.flatMap(view.content(of:)), isPending: view.isPending(inLevel: level, at: row.index),
          isExpanded: isExpanded, isSelected: id.map(view.choice.contains) ?? false, frame: place, scope)
        : previewRow(id, isExpanded: isExpanded, frame: place, scope)
    }
    return node
  }

  private var loadingNode: DisplayNode {
    let size = pass.scaled(configuration.metrics.activityIndicatorSize)
    let room = LayoutSize(width: min(max(0, size.width), frame.width), height: min(max(0, size.height), frame.height))
    return scope.scope("loading").node(.activityIndicator, frame: frame.middle(room)).saying(
      strings.loading, .updatesFrequently)
  }

  /// The text of a level that could not be loaded, and the button to try again.
  private var failedNodes: [DisplayNode] {
    RetryLayout(
      words: strings.failed, title: strings.retry, target: .section(level), pass: pass,
      padding: configuration.metrics.rowPadding
    ).nodes(in: frame, scope)
  }

  /// The symbol of a level or a row of a preview that could not be loaded; a tap tries again.
  private func retrySymbol(_ text: String, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let target = TapTarget.section(level)
    return scope.scope("retry").image(
      "arrow.clockwise", .button, frame: frame, part: .textButton, pass.state(of: target)
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
    let content = view.content(of: id)
    let label = content?.title ?? id.rawValue
    if kind == .leftPreview {
      row.children += indicatorNodes(id, content, label, isExpanded: isExpanded, frame, scope)
      return row
    }
    guard configuration.selectionControl != nil else {
      row.children += hintNodes(of: content, state, in: frame, scope)
      return row.saying(label, .staticText)
    }
    let isSelected = view.choice.contains(id)
    row.children.append(rowLayout.selectionControl(isSelected, frame: frame.middle(rowLayout.controlSize), scope))
    return row.button(label, .item(id), isSelected: isSelected)
  }

  /// The hint at an item of the level that follows: the beginning of its row, the image or else the first letter.
  private func hintNodes(
    of content: HierarchyItemContent?, _ state: StyleState, in frame: LayoutRect, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let parts = rowLayout.parts
    if let image = content?.detailImage {
      let size = configuration.cellMetrics.imageSize
      let side = min(size.width, max(0, frame.width - 2 * configuration.metrics.indicatorInset))
      let place = frame.middle(LayoutSize(width: side, height: min(size.height, side)))
      return [scope.scope("image").image(image, frame: place, part: parts.image, state)]
    }
    guard let letter = content?.title?.first else { return [] }
    let text = LayoutText(
      String(letter), parts.title, state, cap: 1, selectedScale: configuration.metrics.expandedTitleScale)
    let line = frame.line(pass.lineHeight(of: text))
    return [scope.scope("title").text(text, frame: line, alignment: .center)]
  }

  /// The accessory of an item in the left preview, or nothing where it has no children.
  private func indicatorNodes(
    _ id: ItemID, _ content: HierarchyItemContent?, _ label: String, isExpanded: Bool, _ frame: LayoutRect,
    _ scope: LayoutScope
  ) -> [DisplayNode] {
    guard let content, !content.isHierarchyButtonHidden, configuration.drawsIndicator else { return [] }
    var button = HierarchyAccessoryLayout(metrics: configuration.metrics, wantsMultiLine: true, pass: pass).node(
      for: id, text: content.hierarchyAttributeText, isSelected: isExpanded, frame: frame, scope.scope("indicator")
    ).button(DisplayAccessibility.joined([label, strings.showChildren]), .accessory(id), isSelected: isExpanded)
    button.accessibility?.value = content.hierarchyAttributeText
    button.accessibility?.isExpanded = isExpanded
    return [button]
  }
}
