import ThemeTable

extension HierarchyModel: ComponentLayout {
  /// Returns the event that a tap on a target means, or nil for a target of another component.
  public static func event(for target: TapTarget) -> HierarchyEvent? {
    switch target {
    case .item(let id): .itemTapped(id)
    case .accessory(let id): .accessoryTapped(id)
    case .detail(let id): .detailTapped(id)
    case .section(let level): .retryTapped(level: level)
    case .control(.headerLeft): .headerButtonTapped(.left)
    case .control(.headerRight): .headerButtonTapped(.right)
    default: nil
    }
  }

  /// Returns the event that a step of a finger means.
  public static func event(for drag: DragEvent) -> HierarchyEvent? { .dragged(drag) }

  /// Returns the event of a long press on a row, or nil for another target.
  public static func event(forLongPressOn target: TapTarget) -> HierarchyEvent? {
    if case .item(let id) = target { .longPressed(id) } else { nil }
  }

  /// Returns the event that takes in what a layout found out about the rows.
  public static func laidOut(_ areas: [ScrollArea]) -> HierarchyEvent? { .laidOut(areas) }

  /// The node that cuts the rows of a level off.
  static func identifier(ofLevel level: Int) -> String { "hierarchy/column-\(level)" }

  /// Draws header, columns and previews with their rows in sight.
  ///
  /// Rows whose content is not known are drawn empty; ``HierarchyViewController/display(theme:measuring:)`` asks for it.
  /// Linear in the rows in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let nodes = nodes(theme: theme, measuring: measuring)
    var list = DisplayList(root: nodes.root, traits: traits)
    list.scrollAreas = nodes.areas
    return list
  }

  /// The nodes before they are mirrored, and the levels that scroll.
  func nodes(
    theme: ComponentTheme, measuring: any TextMeasuring
  ) -> (root: DisplayNode, areas: [ScrollArea]) {
    let pass = LayoutPass(self, theme: theme, measuring: measuring)
    var part = StyledPart.hierarchyView
    if let path = configuration.additionalClass { part = part.with(class: path) }
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: traits.size.height)
    let scope = LayoutScope("hierarchy", pass)
    var root = scope.node(.view, frame: frame, part: part)
    if let header { root.children.append(headerNode(header, scope.scope("header"))) }
    let columns = HierarchyArrangement(of: self, pass).columns
    root.children += columns.map { node(of: $0, scope) }
    for column in columns.dropLast() {
      root.children += edge(of: column.frame, scope.scope("edge-\(column.level)"))
    }
    return (root, columns.map(\.area))
  }

  /// Returns where the rows of a level are in its column, seen or not; nil for a level that is in no column.
  public func geometry(
    ofLevel level: Int, theme: ComponentTheme,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> ListGeometry? {
    let pass = LayoutPass(self, theme: theme, measuring: measuring)
    guard visibleLevels.contains(level) else { return nil }
    return HierarchyArrangement(of: self, pass).columns.first { $0.level == level }
      .map { ListGeometry($0.window, width: $0.frame.width, viewport: $0.frame.height) }
  }

  private func node(
    of column: HierarchyArrangement.Column, _ scope: LayoutScope
  ) -> DisplayNode {
    let scope = LayoutScope(Self.identifier(ofLevel: column.level), scope.pass)
    var node = scope.node(column.kind == .column ? .column : .preview, frame: column.frame)
    switch content(ofLevel: column.level) {
    case .loading: node.children = [loadingNode(in: column.frame, scope)]
    case .failed where column.kind == .column:
      node.children = failedNodes(level: column.level, in: column.frame, scope)
    default: break
    }
    let expanded = expandedItem(inLevel: column.level)
    for (index, frame) in column.rows {
      let id = item(inLevel: column.level, at: index)
      let row = scope.scope(id?.rawValue ?? "row-\(index)")
      let isExpanded = id != nil && id == expanded
      node.children.append(
        column.kind == .column
          ? column.rowLayout.node(
            for: id, content: id.flatMap { store.contents[$0] },
            isPending: isPending(inLevel: column.level, at: index), isExpanded: isExpanded,
            isSelected: id.map(selection.contains) ?? false, frame: frame, row)
          : previewRow(id, isExpanded: isExpanded, frame: frame, column, row))
    }
    return node
  }

  /// The line between two columns.
  private func edge(of frame: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let width = min(max(0, configuration.metrics.dividerThickness), frame.width)
    let place = LayoutRect(
      x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    return scope.pass.divider(
      scope.identifier, frame: place, part: .hierarchyDivider
    ).map { [$0] } ?? []
  }

  private func loadingNode(in frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let size = scope.pass.scaled(configuration.metrics.activityIndicatorSize)
    let width = min(max(0, size.width), frame.width)
    let height = min(max(0, size.height), frame.height)
    var node = scope.scope("loading").node(
      .activityIndicator,
      frame: LayoutRect(
        x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height))
    node.accessibility = DisplayAccessibility(
      label: configuration.strings.loading, traits: [.updatesFrequently])
    return node
  }

  /// The text of a level that could not be loaded, and the button to try again.
  private func failedNodes(
    level: Int, in frame: LayoutRect, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let pass = scope.pass
    let strings = configuration.strings
    let padding = configuration.metrics.rowPadding
    let room = frame.inset(by: padding)
    let height = pass.measure(
      strings.failed, of: .listPickerRowDetail, width: room.width, lineLimit: 0
    ).size.height
    var text = scope.scope("failed").text(
      strings.failed,
      frame: LayoutRect(x: room.minX, y: room.minY, width: room.width, height: height),
      part: .listPickerRowDetail, lineLimit: 0)
    text.accessibility = DisplayAccessibility(label: strings.failed, traits: [.staticText])
    let target = TapTarget.section(level)
    var button = scope.scope("retry").text(
      strings.retry,
      frame: LayoutRect(
        x: room.minX, y: text.frame.maxY, width: room.width,
        height: max(44, pass.lineHeight(of: .listPickerHeaderButton))),
      part: .listPickerHeaderButton, pass.state(of: target), cap: 1, role: .button)
    button.tapTarget = target
    button.accessibility = DisplayAccessibility(label: strings.retry, traits: [.button])
    return [text, button]
  }

  /// A row of an overflow preview: the accessory alone at the left, the selection control alone at the right.
  private func previewRow(
    _ id: ItemID?, isExpanded: Bool, frame: LayoutRect, _ column: HierarchyArrangement.Column,
    _ scope: LayoutScope
  ) -> DisplayNode {
    let pass = scope.pass
    let plain: StyleState = isExpanded ? .selected : .plain
    let state = id.map { pass.state(plain, of: .item($0)) } ?? plain
    var row = scope.node(.row, frame: frame, part: .hierarchyItem, state)
    row.children = scope.divider(
      below: frame, thickness: configuration.metrics.dividerThickness, part: .hierarchyDivider)
    guard let id else { return row }
    let content = store.contents[id]
    let label = content?.title ?? id.rawValue
    if column.kind == .rightPreview {
      guard configuration.selectionControl != nil else { return row }
      let size = configuration.metrics.selectionControlSize
      let place = LayoutRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
      let isSelected = selection.contains(id)
      row.children.append(column.rowLayout.selectionControl(isSelected, frame: place, scope))
      row.tapTarget = .item(id)
      row.accessibility = DisplayAccessibility(
        label: label, traits: isSelected ? [.button, .selected] : [.button])
      return row
    }
    guard let content, !content.isHierarchyButtonHidden, configuration.drawsIndicator else {
      return row
    }
    let accessory = HierarchyAccessoryLayout(
      metrics: configuration.metrics, category: traits.contentSizeCategory, isMultiLine: true)
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

/// The header of the single column.
extension HierarchyModel {
  /// The height of the header in points, which makes room for large text; 0 where there is none.
  func headerHeight(_ pass: LayoutPass) -> Double {
    guard columnCount == 1 else { return 0 }
    return max(
      0, configuration.metrics.headerHeight, pass.lineHeight(of: .hierarchyHeaderTitle))
  }

  private func headerNode(_ header: HierarchyHeader, _ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let metrics = configuration.metrics
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: headerHeight(pass))
    var node = scope.node(.bar, frame: frame, part: .hierarchyHeader)
    // Layout runs from left to right and is mirrored afterwards, so the first button is the one where reading starts.
    let isMirrored = traits.isRightToLeft
    let width = min(metrics.headerButtonWidth, frame.width / 2)
    let start = LayoutRect(x: 0, y: 0, width: width, height: frame.height)
    let end = start.moved(x: frame.width - width)
    node.children = [
      button(.left, header.isLeftEnabled, frame: isMirrored ? end : start, scope),
      button(.right, header.isRightEnabled, frame: isMirrored ? start : end, scope),
    ]
    if let title = header.title {
      let height = pass.lineHeight(of: .hierarchyHeaderTitle)
      var text = scope.scope("title").text(
        title,
        frame: LayoutRect(
          x: width, y: frame.midY - height / 2, width: max(0, frame.width - 2 * width),
          height: height), part: .hierarchyHeaderTitle, cap: 1, alignment: .center)
      text.accessibility = DisplayAccessibility(label: title, traits: [.header])
      node.children.append(text)
    }
    node.children += scope.divider(
      below: frame, thickness: metrics.dividerThickness, part: .hierarchyDivider)
    return node
  }

  private func button(
    _ side: HierarchyHeaderSide, _ isEnabled: Bool, frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let isLeft = side == .left
    let pass = scope.pass
    var node = scope.scope(side.rawValue).node(
      .button, frame: frame,
      part: isLeft ? .hierarchyHeaderLeftButton : .hierarchyHeaderRightButton,
      pass.state(
        isEnabled ? .plain : .disabled, of: .control(isLeft ? .headerLeft : .headerRight)))
    node.image = node.style.drawnImage ?? (isLeft ? "chevron.left" : "chevron.right")
    let leadsUp = isLeft != traits.isRightToLeft
    let strings = configuration.strings
    node.accessibility = DisplayAccessibility(
      label: leadsUp ? strings.parentLevel : strings.childLevel,
      traits: isEnabled ? [.button] : [.button, .notEnabled])
    if isEnabled { node.tapTarget = .control(isLeft ? .headerLeft : .headerRight) }
    return node
  }
}

extension ControlID {
  /// The button at the left end of a hierarchy's header.
  public static let headerLeft: ControlID = "headerLeft"
  /// The button at the right end of a hierarchy's header.
  public static let headerRight: ControlID = "headerRight"
}
