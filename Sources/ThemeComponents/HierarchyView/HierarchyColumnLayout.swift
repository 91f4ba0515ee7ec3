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
    case .failed where column.kind == .column: node.children = failedNodes
    default: break
    }
    let expanded = view.expandedItem(inLevel: column.level)
    for (index, frame) in column.rows {
      let id = view.item(inLevel: column.level, at: index)
      let row = scope.scope(id?.rawValue ?? "row-\(index)")
      let isExpanded = id != nil && id == expanded
      node.children.append(
        column.kind == .column
          ? column.rowLayout.node(
            for: id, content: id.flatMap(view.content(of:)),
            isPending: view.isPending(inLevel: column.level, at: index), isExpanded: isExpanded,
            isSelected: id.map(view.selection.contains) ?? false, frame: frame, row)
          : previewRow(id, isExpanded: isExpanded, frame: frame, row))
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
    let room = column.frame.inset(by: configuration.metrics.rowPadding)
    let words = LayoutText(strings.failed, .listPickerRowDetail, lineLimit: 0)
    let place = room.top(pass.measure(words, width: room.width).size.height)
    let height = max(44, pass.lineHeight(of: .listPickerHeaderButton))
    return [
      scope.scope("failed").text(words, frame: place).saying(strings.failed, .staticText),
      scope.scope("retry").button(
        LayoutText(strings.retry, .listPickerHeaderButton, cap: 1), .section(column.level),
        frame: room.row(at: place.maxY, height: height)),
    ]
  }

  /// A row of an overflow preview: the accessory alone at the left, the selection control alone at the right.
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
      guard configuration.selectionControl != nil else { return row }
      let place = frame.middle(configuration.metrics.selectionControlSize)
      let isSelected = view.selection.contains(id)
      row.children.append(column.rowLayout.selectionControl(isSelected, frame: place, scope))
      return row.button(label, .item(id), isSelected: isSelected)
    }
    guard let content, !content.isHierarchyButtonHidden, configuration.drawsIndicator else {
      return row
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
    row.children.append(button)
    return row
  }
}
