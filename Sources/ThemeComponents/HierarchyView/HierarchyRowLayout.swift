import ThemeTable

/// Lays out one row of a column: selection control, object cell, accessory, from left to right.
struct HierarchyRowLayout {
  let configuration: HierarchyConfiguration
  let shape: HierarchyRowShape
  var parts = ObjectCellParts.hierarchyItem
  var rowPart = StyledPart.hierarchyItem
  /// The room at the trailing edge for the accessory, in points; nil for as much as the accessory takes.
  var reservedWidth: Double?

  private var metrics: HierarchyMetrics { configuration.metrics }
  private var cellMetrics: ObjectCellMetrics { configuration.cellMetrics }

  /// The height of every row of the level, its divider included.
  func height(_ pass: inout LayoutPass) -> Double {
    pass.enlargeSelected(parts.title, by: metrics.expandedTitleScale)
    let content = max(textHeight(&pass), sideHeight(&pass), indicatorHeight(&pass))
    let padding = padding(&pass)
    return content + padding.top + padding.bottom + metrics.dividerThickness
  }

  private func padding(_ pass: inout LayoutPass) -> LayoutInsets {
    pass.insets(of: rowPart, otherwise: metrics.rowPadding)
  }

  private func textHeight(_ pass: inout LayoutPass) -> Double {
    var parts = [self.parts.title]
    if shape.hasSubtitle { parts.append(self.parts.subtitle) }
    if shape.hasFootnote { parts.append(self.parts.footnote) }
    var height = Double(parts.count - 1) * cellMetrics.lineGap
    for part in parts {
      // The expanded row may have a larger font; all rows make room for it.
      height += highest(&pass) { state, pass in
        let lines = cellMetrics.reservedLines(of: part, state, &pass)
        return pass.height(ofLines: lines, of: part, state)
      }
    }
    return height
  }

  /// The most that something takes in one of the states that rows can have.
  private func highest(
    _ pass: inout LayoutPass, _ height: (StyleState, inout LayoutPass) -> Double
  ) -> Double {
    [StyleState.plain, .selected, .highlighted, .selectedHighlighted]
      .reduce(0) { max($0, height($1, &pass)) }
  }

  private func sideHeight(_ pass: inout LayoutPass) -> Double {
    let icon: ObjectIcon = shape.hasTextIcon ? .text("") : .image("", label: "")
    let iconHeight = cellMetrics.size(of: icon, parts, &pass).height + cellMetrics.lineGap
    let icons = Double(min(shape.iconCount, 3)) * iconHeight
    let image = shape.hasImage ? cellMetrics.imageSize.height : 0
    let control = configuration.selectionControl == nil ? 0 : metrics.selectionControlSize.height
    let part = parts.status
    let status =
      shape.hasStatus ? highest(&pass) { state, pass in pass.lineHeight(of: part, state) } : 0
    return max(icons, image, control, status)
  }

  private func indicatorHeight(_ pass: inout LayoutPass) -> Double {
    guard shape.hasAccessory, configuration.drawsIndicator else { return 0 }
    return HierarchyIndicatorLayoutPass(
      metrics: metrics, category: pass.traits.contentSizeCategory,
      isMultiLine: configuration.isMultiLine(shape.hasMultiLineIndicator)
    ).height(&pass)
  }

  /// The row of an item; a nil content is one that is not known yet.
  func node(
    for id: ItemID?, content: HierarchyItemContent?, isPending: Bool = false, isExpanded: Bool,
    isSelected: Bool, frame: LayoutRect, identifier: String, _ pass: inout LayoutPass
  ) -> DisplayNode {
    pass.enlargeSelected(parts.title, by: metrics.expandedTitleScale)
    let plain: StyleState = isExpanded ? .selected : .plain
    let state = id.map { pass.state(plain, of: .item($0)) } ?? plain
    var row = pass.node(identifier, .row, frame: frame, part: rowPart, state)
    row.children = divider(below: frame, identifier, &pass)
    guard let id, let content else {
      if id != nil || isPending {
        row.accessibility = DisplayAccessibility(
          label: configuration.strings.loading, traits: [.updatesFrequently])
      }
      return row
    }
    var room = frame.inset(by: padding(&pass))
    room.size.height = max(0, room.height - metrics.dividerThickness)
    if configuration.selectionControl != nil {
      row.children.append(control(isSelected, in: &room, identifier, &pass))
    }
    let indicator = indicator(
      for: id, content, isExpanded: isExpanded, row: frame, room: &room, identifier, &pass)
    row.children += cell(content, state).nodes(in: room, prefix: identifier, &pass)
    row.children += indicator.map { [$0] } ?? []
    row.tapTarget = .item(id)
    row.accessibility = accessibility(content, isExpanded: isExpanded, isSelected: isSelected)
    return row
  }

  private func cell(_ content: HierarchyItemContent, _ state: StyleState) -> ObjectCellLayout {
    var layout = ObjectCellLayout(content: content.object, parts: parts)
    layout.metrics = cellMetrics
    layout.state = state
    layout.hasFixedLines = true
    layout.iconLimit = metrics.iconLimit(
      textLines: content.textLineCount, hasImage: content.detailImage != nil)
    return layout
  }

  func divider(
    below frame: LayoutRect, _ identifier: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    let thickness = min(max(0, metrics.dividerThickness), frame.height)
    let divider = pass.divider(
      identifier + "/divider",
      frame: LayoutRect(
        x: frame.minX, y: frame.maxY - thickness, width: frame.width, height: thickness),
      part: .hierarchyDivider)
    return divider.map { [$0] } ?? []
  }

  private func control(
    _ isSelected: Bool, in room: inout LayoutRect, _ identifier: String, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let size = metrics.selectionControlSize
    let frame = LayoutRect(
      x: room.minX, y: room.midY - size.height / 2, width: size.width, height: size.height)
    room = room.inset(by: LayoutInsets(leading: size.width + metrics.selectionGap))
    return selectionControl(isSelected, frame: frame, identifier, &pass)
  }

  func selectionControl(
    _ isSelected: Bool, frame: LayoutRect, _ identifier: String, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.node(
      identifier + "/control", .selectionControl, frame: frame, part: .hierarchyItemImage,
      isSelected ? .selected : .plain)
    node.image = configuration.selectionControl?.imageName(isSelected: isSelected)
    return node
  }

  private func indicator(
    for id: ItemID, _ content: HierarchyItemContent, isExpanded: Bool, row: LayoutRect,
    room: inout LayoutRect, _ identifier: String, _ pass: inout LayoutPass
  ) -> DisplayNode? {
    let layout = HierarchyIndicatorLayoutPass(
      metrics: metrics, category: pass.traits.contentSizeCategory,
      isMultiLine: configuration.isMultiLine(content.isIndicatorMultiLine))
    guard configuration.drawsIndicator else { return nil }
    let width = min(reservedWidth ?? layout.width, row.width)
    // The room stays free also where an item has no children, so that the cells of a column line up.
    if shape.hasAccessory { room.size.width = max(0, row.maxX - width - room.minX) }
    guard !content.isHierarchyButtonHidden else { return nil }
    let frame = LayoutRect(
      x: row.maxX - width, y: row.minY, width: width,
      height: max(0, row.height - metrics.dividerThickness))
    return layout.node(
      for: id, text: content.hierarchyAttributeText, isSelected: isExpanded,
      label: configuration.strings.showChildren, frame: frame,
      identifier: identifier + "/indicator", &pass)
  }

  private func accessibility(
    _ content: HierarchyItemContent, isExpanded: Bool, isSelected: Bool
  ) -> DisplayAccessibility {
    let isChosen = configuration.selectionControl == nil ? isExpanded : isSelected
    return DisplayAccessibility(
      label: content.object.accessibilityLabel, value: content.hierarchyAttributeText,
      traits: isChosen ? [.button, .selected] : [.button])
  }
}

extension HierarchyConfiguration {
  /// Whether the hierarchy accessory is drawn (IN-14).
  var drawsIndicator: Bool { !(isListPicker && pickerType == .none) }

  /// Whether an accessory has its icon above its text; a list picker decides for all of them (IN-14).
  func isMultiLine(_ own: Bool) -> Bool {
    guard isListPicker else { return own }
    return pickerType == .multiLine
  }
}

extension SelectionControl {
  /// The name of the system's symbol.
  public func imageName(isSelected: Bool) -> String {
    switch self {
    case .circle: isSelected ? "checkmark.circle.fill" : "circle"
    case .radio: isSelected ? "largecircle.fill.circle" : "circle"
    case .checkbox: isSelected ? "checkmark.square.fill" : "square"
    }
  }
}
