import ThemeTable

extension HierarchyModel: ComponentLayout {
  /// See ``ComponentLayout/traitsChanged(_:)``.
  public static func traitsChanged(_ traits: ViewTraits) -> HierarchyEvent {
    HierarchyEvent.traitsChanged(traits)
  }

  /// See ``ComponentLayout/highlighted(_:)``.
  public static func highlighted(_ target: TapTarget?) -> HierarchyEvent { .highlighted(target) }

  /// See ``ComponentLayout/event(for:)``.
  public static func event(for target: TapTarget) -> HierarchyEvent? {
    switch target {
    case .item(let id): .itemTapped(id)
    case .accessory(let id): .accessoryTapped(id)
    case .control(.headerLeft): .headerButtonTapped(.left)
    case .control(.headerRight): .headerButtonTapped(.right)
    case .control: nil
    }
  }

  /// What is to be drawn: header, columns and previews with their rows in sight.
  ///
  /// Rows whose content is not known are drawn empty; ``HierarchyViewController/display(theme:measuring:)`` asks for it
  /// first. See ``ComponentLayout/displayList(theme:measuring:)``.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    var pass = LayoutPass(self, theme: theme, measuring: measuring)
    var part = StyledPart.hierarchyView
    if let path = configuration.additionalClass { part = part.with(class: path) }
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: traits.size.height)
    var root = pass.node("hierarchy", .view, frame: frame, part: part)
    if let header { root.children.append(headerNode(header, &pass)) }
    for column in HierarchyArrangement(of: self, &pass).columns {
      root.children.append(node(of: column, &pass))
    }
    return DisplayList(root: root, traits: traits)
  }

  private func node(
    of column: HierarchyArrangement.Column, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let identifier = "hierarchy/column-\(column.level)"
    let role: DisplayRole = column.kind == .column ? .column : .preview
    var node = DisplayNode(identifier, role, frame: column.frame)
    if content(ofLevel: column.level) == .loading {
      node.children = [loadingNode(in: column.frame, identifier)]
    }
    let expanded = expandedItem(inLevel: column.level)
    for row in column.rows {
      let id = item(inLevel: column.level, at: row)
      let name = identifier + "/" + (id?.rawValue ?? "row-\(row)")
      let isExpanded = id != nil && id == expanded
      switch column.kind {
      case .column:
        node.children.append(
          column.rowLayout.node(
            for: id, content: id.flatMap { store.contents[$0] },
            isPending: isPending(inLevel: column.level, at: row), isExpanded: isExpanded,
            isSelected: id.map(selection.contains) ?? false, frame: column.frame(ofRow: row),
            identifier: name, &pass))
      case .leftPreview, .rightPreview:
        node.children.append(
          previewRow(
            id, isExpanded: isExpanded, frame: column.frame(ofRow: row), name, column, &pass)
        )
      }
    }
    return node
  }

  private func loadingNode(in frame: LayoutRect, _ identifier: String) -> DisplayNode {
    let size = configuration.metrics.activityIndicatorSize
    let width = min(max(0, size.width), frame.width)
    let height = min(max(0, size.height), frame.height)
    var node = DisplayNode(
      identifier + "/loading", .activityIndicator,
      frame: LayoutRect(
        x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height))
    node.accessibility = DisplayAccessibility(
      label: configuration.strings.loading, traits: [.updatesFrequently])
    return node
  }

  /// A row of an overflow preview: the accessory alone at the left, the selection control alone at the right.
  private func previewRow(
    _ id: ItemID?, isExpanded: Bool, frame: LayoutRect, _ identifier: String,
    _ column: HierarchyArrangement.Column, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let plain: StyleState = isExpanded ? .selected : .plain
    let state = id.map { pass.state(plain, of: .item($0)) } ?? plain
    var row = pass.node(identifier, .row, frame: frame, part: .hierarchyItem, state)
    row.children = column.rowLayout.divider(below: frame, identifier, &pass)
    guard let id else { return row }
    if column.kind == .rightPreview {
      if configuration.selectionControl != nil {
        row.children.append(previewControl(id, frame: frame, identifier, column, &pass))
        row.tapTarget = .item(id)
      }
      return row
    }
    guard let content = store.contents[id], !content.isHierarchyButtonHidden,
      configuration.drawsIndicator
    else { return row }
    let indicator = HierarchyIndicatorLayoutPass(
      metrics: configuration.metrics, category: traits.contentSizeCategory, isMultiLine: true)
    row.children.append(
      indicator.node(
        for: id, text: content.hierarchyAttributeText, isSelected: isExpanded,
        label: DisplayAccessibility.joined([content.title, configuration.strings.showChildren]),
        frame: frame.inset(by: LayoutInsets(bottom: configuration.metrics.dividerThickness)),
        identifier: identifier + "/indicator", &pass))
    return row
  }

  private func previewControl(
    _ id: ItemID, frame: LayoutRect, _ identifier: String, _ column: HierarchyArrangement.Column,
    _ pass: inout LayoutPass
  ) -> DisplayNode {
    let size = configuration.metrics.selectionControlSize
    let place = LayoutRect(
      x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
      height: size.height)
    return column.rowLayout.selectionControl(
      selection.contains(id), frame: place, identifier, &pass)
  }
}

/// The header of the single column.
extension HierarchyModel {
  /// The height of the header in points, which makes room for large text; 0 where there is none.
  func headerHeight(_ pass: inout LayoutPass) -> Double {
    guard columnCount == 1 else { return 0 }
    return max(
      0, configuration.metrics.headerHeight, pass.lineHeight(of: .hierarchyHeaderTitle))
  }

  private func headerNode(_ header: HierarchyHeader, _ pass: inout LayoutPass) -> DisplayNode {
    let metrics = configuration.metrics
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: headerHeight(&pass))
    var node = pass.node("hierarchy/header", .bar, frame: frame, part: .hierarchyHeader)
    // Layout runs from left to right and is mirrored afterwards, so the first button is the one where reading starts.
    let isMirrored = traits.isRightToLeft
    let width = min(metrics.headerButtonWidth, frame.width / 2)
    let start = LayoutRect(x: 0, y: 0, width: width, height: frame.height)
    let end = start.moved(x: frame.width - width)
    node.children = [
      button(.left, header.isLeftEnabled, frame: isMirrored ? end : start, &pass),
      button(.right, header.isRightEnabled, frame: isMirrored ? start : end, &pass),
    ]
    if let title = header.title {
      let height = pass.lineHeight(of: .hierarchyHeaderTitle)
      var text = pass.text(
        "hierarchy/header/title", title,
        frame: LayoutRect(
          x: width, y: frame.midY - height / 2, width: max(0, frame.width - 2 * width),
          height: height), part: .hierarchyHeaderTitle, cap: 1, alignment: .center)
      text.accessibility = DisplayAccessibility(label: title, traits: [.header])
      node.children.append(text)
    }
    return node
  }

  private func button(
    _ side: HierarchyHeaderSide, _ isEnabled: Bool, frame: LayoutRect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let isLeft = side == .left
    var node = pass.node(
      "hierarchy/header/" + side.rawValue, .button, frame: frame,
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
