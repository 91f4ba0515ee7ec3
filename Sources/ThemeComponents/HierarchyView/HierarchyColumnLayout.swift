import ThemeTable

/// Lays out a column or a preview with its rows in sight.
struct HierarchyColumnLayout {
  let view: HierarchyModel
  let column: HierarchyArrangement.Column
  let scope: LayoutScope

  private var pass: LayoutPass { scope.pass }
  private var configuration: HierarchyConfiguration { view.configuration }

  init(view: HierarchyModel, column: HierarchyArrangement.Column, _ pass: LayoutPass) {
    self.view = view
    self.column = column
    scope = LayoutScope(HierarchyModel.identifier(ofLevel: column.level), pass)
  }

  func node() -> DisplayNode {
    var node = scope.node(column.kind == .column ? .column : .preview, frame: column.frame)
    switch view.content(ofLevel: column.level) {
    case .loading: node.children = [loadingNode]
    case .failed: node.children = column.kind == .column ? failedNodes : [failedPreview]
    default: break
    }
    let expanded = view.expandedItem(inLevel: column.level)
    node.children += column.rows.map { index, frame in
      let id = view.item(inLevel: column.level, at: index)
      let scope = scope.scope(id?.rawValue ?? "row-\(index)")
      let isExpanded = id != nil && id == expanded
      guard !view.isFailed(inLevel: column.level, at: index) else {
        return failedRow(frame: frame, scope)
      }
      return column.kind == .column
        ? column.rowLayout.node(
          for: id, content: id.flatMap(view.content(of:)),
          isPending: view.isPending(inLevel: column.level, at: index), isExpanded: isExpanded,
          isSelected: id.map(view.choice.contains) ?? false, frame: frame, scope)
        : previewRow(id, isExpanded: isExpanded, frame: frame, scope)
    }
    return node
  }

  private var loadingNode: DisplayNode {
    let size = pass.scaled(configuration.metrics.activityIndicatorSize)
    let room = LayoutSize(
      width: min(max(0, size.width), column.frame.width),
      height: min(max(0, size.height), column.frame.height))
    return scope.scope("loading").node(.activityIndicator, frame: column.frame.middle(room))
      .saying(configuration.strings.loading, .updatesFrequently)
  }

  /// The text of a level that could not be loaded, and the button to try again.
  private var failedNodes: [DisplayNode] {
    let strings = configuration.strings
    return RetryLayout(
      words: strings.failed, title: strings.retry, target: .section(column.level), pass: pass
    ).nodes(in: column.frame.inset(by: configuration.metrics.rowPadding), scope)
  }

  /// A symbol that stands for a level or a row of a preview that could not be loaded; a tap tries again.
  private var failedPreview: DisplayNode {
    let height = configuration.metrics.previewRowHeight(for: pass.traits.contentSizeCategory)
    return retrySymbol(
      configuration.strings.failed, frame: column.frame.top(min(height, column.frame.height)), scope
    )
  }

  private func retrySymbol(
    _ text: String, frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let target = TapTarget.section(column.level)
    var node = scope.scope("retry").node(
      .button, frame: frame, part: .listPickerHeaderButton, pass.state(of: target))
    node.image = "arrow.clockwise"
    return node.button(
      DisplayAccessibility.joined([text, configuration.strings.retry]), target)
  }

  /// A row whose id or content could not be had; a tap anywhere in it tries again.
  private func failedRow(frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    guard column.kind == .column else {
      var row = scope.node(.row, frame: frame, part: .hierarchyItem)
      row.children = column.rowLayout.divider(below: frame, scope)
      row.children.append(retrySymbol(configuration.strings.itemFailed, frame: frame, scope))
      return row
    }
    return column.rowLayout.failedNode(.section(column.level), frame: frame, scope)
  }

  /// The hint at an item of the level that follows: the beginning of its row, the image or else the first letter.
  private func hintNodes(
    of content: HierarchyItemContent?, _ state: StyleState, in frame: LayoutRect,
    _ scope: LayoutScope
  ) -> [DisplayNode] {
    let parts = column.rowLayout.parts
    if let image = content?.detailImage {
      let size = configuration.cellMetrics.imageSize
      let side = min(size.width, max(0, frame.width - 2 * configuration.metrics.indicatorInset))
      let place = frame.middle(LayoutSize(width: side, height: min(size.height, side)))
      return [scope.scope("image").image(image, frame: place, part: parts.image, state)]
    }
    guard let letter = content?.title?.first else { return [] }
    let text = LayoutText(String(letter), parts.title, state, cap: 1)
    let line = frame.line(pass.lineHeight(of: text.part, state))
    return [scope.scope("title").text(text, frame: line, alignment: .center)]
  }

  /// A row of an overflow preview: the accessory alone at the left, the selection control or a hint at the right.
  private func previewRow(
    _ id: ItemID?, isExpanded: Bool, frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let plain: StyleState = isExpanded ? .selected : .plain
    let state = id.map { pass.state(plain, of: .item($0)) } ?? plain
    var row = scope.node(.row, frame: frame, part: .hierarchyItem, state)
    row.children = column.rowLayout.divider(below: frame, scope)
    guard let id else { return row }
    let content = view.content(of: id)
    let label = content?.title ?? id.rawValue
    if column.kind == .rightPreview {
      guard configuration.selectionControl != nil else {
        row.children += hintNodes(of: content, state, in: frame, scope)
        return row.saying(label, .staticText)
      }
      let place = frame.middle(column.rowLayout.controlSize)
      let isSelected = view.choice.contains(id)
      row.children.append(column.rowLayout.selectionControl(isSelected, frame: place, scope))
      return row.button(label, .item(id), isSelected: isSelected)
    }
    row.children += indicatorNodes(id, content, label, isExpanded: isExpanded, frame, scope)
    return row
  }

  /// The accessory of an item in the left preview, or nothing where it has no children.
  private func indicatorNodes(
    _ id: ItemID, _ content: HierarchyItemContent?, _ label: String, isExpanded: Bool,
    _ frame: LayoutRect, _ scope: LayoutScope
  ) -> [DisplayNode] {
    guard let content, !content.isHierarchyButtonHidden, configuration.drawsIndicator else {
      return []
    }
    let accessory = HierarchyAccessoryLayout(
      metrics: configuration.metrics, isMultiLine: true, pass)
    var button = accessory.node(
      for: id, text: content.hierarchyAttributeText, isSelected: isExpanded, frame: frame,
      scope.scope("indicator"))
    button.accessibility = DisplayAccessibility(
      label: DisplayAccessibility.joined([label, configuration.strings.showChildren]),
      value: content.hierarchyAttributeText, isExpanded: isExpanded,
      traits: isExpanded ? [.button, .selected] : [.button])
    return [button]
  }
}
