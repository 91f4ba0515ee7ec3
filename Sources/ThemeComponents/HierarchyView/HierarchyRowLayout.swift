import ThemeTable

/// Lays out one row of a column: selection control, object cell, accessory, from left to right.
struct HierarchyRowLayout {
  let configuration: HierarchyConfiguration
  let context: LayoutContext
  /// Whether the row keeps room for the accessory also where the item has none.
  var keepsAccessoryRoom = false
  var isEditing = false
  var parts = ObjectCellParts.hierarchyItem
  var rowPart = StyledPart.hierarchyItem
  /// The room at the trailing edge for the accessory, in points; nil for as much as the accessory takes.
  var reservedWidth: Double?

  private var metrics: HierarchyMetrics { configuration.metrics }
  private var padding: LayoutInsets { context.insets(of: rowPart, otherwise: metrics.rowPadding) }

  var controlSize: LayoutSize { context.scaled(metrics.selectionControlSize, atMost: 2) }

  /// The height of an item's row at a width, its divider included, in points.
  func height(of content: HierarchyItemContent, width: Double) -> Double {
    if let view = content.customCell { return max(1, view.size.height) + metrics.dividerThickness }
    let places = places(of: content, in: LayoutRect(width: width))
    // The title of the expanded row may be larger; each row makes room for that.
    let cells = [StyleState.plain, .selected].map { cell(content, $0).height(width: places.cell.width) }
    let texts = cells.max() ?? 0
    let indicator = places.indicator == nil ? 0 : indicator(content).height
    let parts = places.isBelow ? texts + indicator : max(texts, indicator)
    let control = configuration.selectionControl == nil ? 0 : controlSize.height
    let padding = padding
    return max(parts, control) + padding.top + padding.bottom + metrics.dividerThickness
  }

  private func hasIndicator(_ content: HierarchyItemContent) -> Bool {
    configuration.drawsIndicator && !content.isHierarchyButtonHidden
  }

  private func indicator(_ content: HierarchyItemContent) -> HierarchyAccessoryLayout {
    HierarchyAccessoryLayout(
      metrics: metrics, wantsMultiLine: configuration.isMultiLine(content.isIndicatorMultiLine), context: context)
  }

  /// The places of the object cell and of the accessory in a row, and whether the accessory is below the cell.
  private func places(of content: HierarchyItemContent, in row: LayoutRect) -> (
    cell: LayoutRect, indicator: LayoutRect?, isBelow: Bool
  ) {
    var room = row.inset(by: padding)
    room.size.height = max(0, room.height - metrics.dividerThickness)
    if configuration.selectionControl != nil {
      room = room.inset(by: LayoutInsets(leading: controlSize.width + metrics.selectionGap))
    }
    guard configuration.drawsIndicator, keepsAccessoryRoom || !content.isHierarchyButtonHidden else {
      return (room, nil, false)
    }
    let indicator = indicator(content)
    var side = aboveDivider(row).right(min(reservedWidth ?? indicator.width, row.width))
    var narrow = room
    narrow.size.width = max(0, side.minX - room.minX)
    // The room stays free also where an item has no children, so that the cells of a column line up, unless texts need it.
    guard hasIndicator(content) else { return (cell(content, .plain).fits(narrow.width) ? narrow : room, nil, false) }
    // The accessory goes below the texts before one of their words is broken.
    if content.customCell != nil || cell(content, .selected).fitsWords(narrow.width) {
      room = narrow
    } else {
      room.size.height = max(0, room.height - indicator.height)
    }
    let isBelow = room.maxX > side.minX + 1
    if isBelow { side = side.row(at: room.maxY, height: max(0, side.maxY - room.maxY)) }
    return (room, side, isBelow)
  }

  /// The row of an item; its content is nil if it is not known yet.
  func node(
    for id: ItemID?, content: HierarchyItemContent?, isPending: Bool = false, isExpanded: Bool, isSelected: Bool,
    frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let state = state(of: id, isExpanded: isExpanded)
    var row = emptyRow(state, frame: frame, scope)
    guard let id, let content else {
      return id != nil || isPending ? row.saying(configuration.strings.loading, .updatesFrequently) : row
    }
    let places = places(of: content, in: frame)
    if configuration.selectionControl != nil {
      let place = places.cell.column(at: frame.minX + padding.leading, width: controlSize.width).line(
        controlSize.height)
      row.children.append(selectionControl(isSelected, frame: place, scope))
    }
    row.children += cellNodes(content, of: id, state, in: places.cell, row: frame, scope)
    if let place = places.indicator {
      row.children.append(
        indicator(content).node(
          for: id, text: content.hierarchyAttributeText, isSelected: isExpanded, frame: place, scope.scope("indicator"))
      )
    }
    return spoken(row, for: id, content, isExpanded: isExpanded, isSelected: isSelected)
  }

  /// The state of an item's row, or of one whose id is not known.
  func state(of id: ItemID?, isExpanded: Bool) -> StyleState {
    let state: StyleState = isExpanded ? .selected : .plain
    return id.map { context.state(state, of: .item($0)) } ?? state
  }

  /// The row of an item that could not be loaded: it says so, and a tap on it tries again.
  func failedNode(_ target: TapTarget, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    retry(target).row(emptyRow(context.state(of: target), frame: frame, scope), scope)
  }

  /// The height of such a row, its divider included, in points.
  func failedHeight(width: Double) -> Double { retry(.section(0)).height(width: width) + metrics.dividerThickness }

  private func retry(_ target: TapTarget) -> RetryLayout {
    RetryLayout(
      words: configuration.strings.itemFailed, title: configuration.strings.retry, target: target, context: context,
      padding: padding)
  }

  private func cellNodes(
    _ content: HierarchyItemContent, of id: ItemID, _ state: StyleState, in room: LayoutRect, row: LayoutRect,
    _ scope: LayoutScope
  ) -> [DisplayNode] {
    guard let view = content.customCell else {
      var cell = cell(content, state)
      cell.detail = AccessoryButton(item: id, row: aboveDivider(row), label: configuration.strings.details)
      return cell.nodes(in: room, scope)
    }
    let left = configuration.selectionControl == nil ? row.minX : room.minX
    var node = scope.scope("cell").node(.custom, frame: aboveDivider(row).column(at: left, width: room.maxX - left))
    node.reuseIdentifier = view.reuseIdentifier
    return [node]
  }

  private func cell(_ content: HierarchyItemContent, _ state: StyleState) -> ObjectCellLayout {
    ObjectCellLayout(
      content: content.object(isEditing: isEditing), parts: parts, context: context, metrics: configuration.cellMetrics,
      state: state, selectedTitleScale: metrics.expandedTitleScale,
      // With one line of text there are 2 icons, and 1 of them without an image (IN-09).
      iconLimit: content.lines.count == 1 ? (content.detailImage == nil ? 1 : 2) : 3)
  }

  private func aboveDivider(_ row: LayoutRect) -> LayoutRect {
    row.inset(by: LayoutInsets(bottom: metrics.dividerThickness))
  }

  /// A row that has nothing but its divider.
  func emptyRow(_ state: StyleState, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let divider = scope.divider(below: frame, thickness: metrics.dividerThickness, part: .hierarchyDivider)
    return scope.node(.row, frame: frame, part: rowPart, state, with: divider)
  }

  func selectionControl(_ isSelected: Bool, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    scope.scope("control").image(
      configuration.selectionControl?.imageName(isSelected: isSelected), .selectionControl, frame: frame,
      part: .hierarchyItemImage, isSelected ? .selected : .plain)
  }

  /// One element for the whole row: what lies in it are its custom actions.
  private func spoken(
    _ row: DisplayNode, for id: ItemID, _ content: HierarchyItemContent, isExpanded: Bool, isSelected: Bool
  ) -> DisplayNode {
    let strings = configuration.strings
    let object = content.object(isEditing: isEditing)
    let isSelectable = configuration.selectionControl != nil
    let label = [content.customCell?.label, object.accessibilityLabel, content.title].compactMap { $0 }.first {
      !$0.isEmpty
    }
    var row = row.button(label ?? id.rawValue, .item(id), isSelected: isSelectable ? isSelected : isExpanded)
    row.accessibility?.value = content.hierarchyAttributeText.map(strings.children)
    if isSelectable { row.accessibility?.hint = isSelected ? strings.deselectHint : strings.selectHint }
    if hasIndicator(content) {
      row.accessibility?.expand(isExpanded, strings)
      if !isExpanded { row.accessibility?.actions = [.init(name: strings.showChildren, target: .accessory(id))] }
    }
    if object.hasDetailButton { row.accessibility?.actions.append(.init(name: strings.details, target: .detail(id))) }
    return row
  }
}

extension HierarchyConfiguration {
  /// Whether the hierarchy accessory is drawn (IN-14).
  var drawsIndicator: Bool { !(isListPicker && pickerType == .none) }

  /// Whether an accessory has its icon above its text; a list picker decides for all of them (IN-14).
  func isMultiLine(_ wish: Bool) -> Bool { isListPicker ? pickerType == .multiLine : wish }
}

extension SelectionControl {
  /// The name of the system's symbol.
  package func imageName(isSelected: Bool) -> String {
    switch self {
    case .circle: isSelected ? "checkmark.circle.fill" : "circle"
    case .radio: isSelected ? "largecircle.fill.circle" : "circle"
    case .checkbox: isSelected ? "checkmark.square.fill" : "square"
    }
  }
}
