import ThemeTable

/// One line of a list picker's list with its height.
enum ListPickerRow {
  /// The header of the Selected group.
  case selectedHeader
  /// The header of the values, with a title and maybe a button.
  case header(title: String, button: ListPickerHeaderButton)
  /// A value or a group of values; the first ones repeat what is chosen.
  case item(ListPickerItem, isInSelectedGroup: Bool)
  /// A search found nothing.
  case noResults
  /// The prompt.
  case footer(String)
}

extension ListPickerFormCell {
  /// The rows of the list from top to bottom; the Selected group is left out on request.
  func rows(withSelectedGroup: Bool) -> [ListPickerRow] {
    var rows: [ListPickerRow] = []
    if withSelectedGroup {
      rows.append(.selectedHeader)
      rows += selectedItems.map { .item($0, isInSelectedGroup: true) }
    }
    let sections = visibleSections
    let titled = sections.filter { $0.title != nil }.count
    let button = allGroupButton
    for (index, section) in sections.enumerated() {
      if let title = section.title {
        rows.append(.header(title: title, button: titled < 2 ? button : .none))
      } else if index == 0, titled == 0, withSelectedGroup || button != .none {
        rows.append(.header(title: configuration.strings.all, button: button))
      }
      rows += section.items.map { .item($0, isInSelectedGroup: false) }
    }
    if hasNoResults { rows.append(.noResults) }
    if let prompt = configuration.prompt { rows.append(.footer(prompt)) }
    return rows
  }

  func height(of row: ListPickerRow, _ pass: inout LayoutPass) -> Double {
    let metrics = configuration.metrics
    let padding = metrics.padding.top + metrics.padding.bottom
    let width = max(0, traits.size.width - metrics.padding.leading - metrics.padding.trailing)
    switch row {
    case .selectedHeader, .header:
      return padding
        + max(
          pass.lineHeight(of: .listPickerHeaderTitle),
          pass.lineHeight(of: .listPickerHeaderButton))
    case .item(let item, _):
      guard case .object(let object) = item.content else {
        return padding + pass.lineHeight(of: .listPickerRowText)
      }
      let room = max(0, width - metrics.controlSize.width - metrics.gap)
      return padding
        + max(cell(object).height(width: room, &pass), metrics.controlSize.height)
    case .noResults: return padding + pass.lineHeight(of: .listPickerRowDetail)
    case .footer(let prompt):
      return padding
        + pass.measure(prompt, of: .listPickerFooter, width: width, lineLimit: 0).size.height
    }
  }

  func cell(_ object: ObjectCellContent) -> ObjectCellLayout {
    var layout = ObjectCellLayout(content: object.withoutAttributes, parts: .objectCell)
    layout.metrics = configuration.metrics.cellMetrics
    return layout
  }

  func bodyNode(
    _ list: ListPickerList, in frame: Rect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = DisplayNode("picker/list", .view, frame: frame)
    let (rows, heights) = laidOutRows(height: frame.height, &pass)
    var y = frame.minY - min(list.offset, max(0, heights.reduce(0, +) - frame.height))
    for (index, (row, height)) in zip(rows, heights).enumerated() {
      if y < frame.maxY, y + height > frame.minY {
        node.children.append(
          self.node(
            of: row, frame: Rect(x: frame.minX, y: y, width: frame.width, height: height),
            index: index, &pass))
      }
      y += height
    }
    return node
  }

  /// The rows with their heights; with single selection the Selected group is there only if the rest is higher than the
  /// view (LP-18).
  private func laidOutRows(
    height: Double, _ pass: inout LayoutPass
  ) -> (rows: [ListPickerRow], heights: [Double]) {
    var rows = rows(withSelectedGroup: false)
    var heights = rows.map { self.height(of: $0, &pass) }
    let isTaller = heights.reduce(0, +) > height
    if mayShowSelectedGroup, configuration.allowsMultipleSelection || isTaller {
      rows = self.rows(withSelectedGroup: true)
      heights = rows.map { self.height(of: $0, &pass) }
    }
    return (rows, heights)
  }

  private func node(
    of row: ListPickerRow, frame: Rect, index: Int, _ pass: inout LayoutPass
  ) -> DisplayNode {
    switch row {
    case .selectedHeader:
      headerNode(
        "picker/list/selected-header", configuration.strings.selected,
        button: configuration.allowsMultipleSelection ? .deselectAll : .none,
        control: .deselectSelected, frame: frame, &pass)
    case .header(let title, let button):
      headerNode(
        "picker/list/header-\(index)", title, button: button,
        control: button == .selectAll ? .selectAll : .deselectAll, frame: frame, &pass)
    case .item(let item, let isInSelectedGroup):
      itemNode(item, isInSelectedGroup: isInSelectedGroup, frame: frame, &pass)
    case .noResults:
      labelNode(
        "picker/list/no-results", configuration.strings.noResults, part: .listPickerRowDetail,
        frame: frame, &pass)
    case .footer(let prompt): promptNode(prompt, frame: frame, &pass)
    }
  }

  private func labelNode(
    _ identifier: String, _ string: String, part: StyledPart, frame: Rect,
    _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.text(
      identifier, string, frame: frame.inset(by: configuration.metrics.padding), part: part,
      lineLimit: 0)
    node.accessibility = Accessibility(label: string, traits: [.staticText])
    return node
  }

  private func promptNode(
    _ prompt: String, frame: Rect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.node("picker/list/prompt", .footer, frame: frame, part: .listPickerFooterView)
    node.children = [
      labelNode(
        "picker/list/prompt/text", prompt, part: .listPickerFooter, frame: frame, &pass)
    ]
    return node
  }

  private func headerNode(
    _ identifier: String, _ title: String, button: ListPickerHeaderButton,
    control: TapTarget.Control, frame: Rect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.node(identifier, .header, frame: frame, part: .listPickerHeader)
    let room = frame.inset(by: configuration.metrics.padding)
    let half = Rect(x: room.minX, y: room.minY, width: room.width / 2, height: room.height)
    var text = pass.text(identifier + "/title", title, frame: half, part: .listPickerHeaderTitle)
    text.accessibility = Accessibility(label: title, traits: [.header])
    node.children = [text]
    guard button != .none else { return node }
    let strings = configuration.strings
    let label = button == .selectAll ? strings.selectAll : strings.deselectAll
    var action = pass.text(
      identifier + "/button", label, frame: half.moved(x: half.width),
      part: .listPickerHeaderButton, role: .button,
      alignment: traits.isRightToLeft ? .left : .right)
    action.tapTarget = .control(control)
    action.accessibility = Accessibility(label: label, traits: [.button])
    node.children.append(action)
    return node
  }
}

/// The rows of values.
extension ListPickerFormCell {
  /// A row is one element for assistive technology; its check mark is hidden and spoken as a trait (LP-28).
  private func itemNode(
    _ item: ListPickerItem, isInSelectedGroup: Bool, frame: Rect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let isChosen = selection.contains(item.id)
    let identifier =
      (isInSelectedGroup ? "picker/list/selected/" : "picker/list/") + item.id.rawValue
    let state: StyleState = isChosen ? .selected : .plain
    let room = frame.inset(by: configuration.metrics.padding)
    var row: DisplayNode
    switch item.content {
    case .text(let text):
      row = pass.node(identifier, .row, frame: frame, part: .listPickerRow, state)
      row.children = textNodes(text, item, isChosen: isChosen, in: room, identifier, &pass)
    case .object(let object):
      row = pass.node(identifier, .row, frame: frame, part: .objectTableCell, state)
      row.children = objectNodes(object, item, isChosen: isChosen, in: room, identifier, &pass)
    }
    row.tapTarget = .item(item.id)
    let label: String
    switch item.content {
    case .text(let text): label = text
    case .object(let object): label = object.withoutAttributes.accessibilityLabel
    }
    row.accessibility = Accessibility(
      label: label, traits: isChosen ? [.button, .selected] : [.button])
    return row
  }

  private func textNodes(
    _ text: String, _ item: ListPickerItem, isChosen: Bool, in room: Rect, _ identifier: String,
    _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    let metrics = configuration.metrics
    let side = metrics.controlSize
    let width = max(0, room.width - side.width - metrics.gap)
    var nodes = [
      pass.text(
        identifier + "/text", text,
        frame: Rect(x: room.minX, y: room.minY, width: width, height: room.height),
        part: .listPickerRowText)
    ]
    guard isChosen || item.isGroup else { return nodes }
    nodes.append(
      controlNode(
        item.isGroup ? "chevron.forward" : "checkmark", isGroup: item.isGroup, identifier,
        frame: Rect(
          x: room.maxX - side.width, y: room.midY - side.height / 2, width: side.width,
          height: side.height), &pass))
    return nodes
  }

  private func objectNodes(
    _ object: ObjectCellContent, _ item: ListPickerItem, isChosen: Bool, in room: Rect,
    _ identifier: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    let metrics = configuration.metrics
    let side = metrics.controlSize
    let kind: SelectionControl = configuration.allowsMultipleSelection ? .checkbox : .radio
    let image = item.isGroup ? "chevron.forward" : kind.imageName(isSelected: isChosen)
    let control = controlNode(
      image, isGroup: item.isGroup, identifier,
      frame: Rect(
        x: room.minX, y: room.midY - side.height / 2, width: side.width, height: side.height),
      &pass)
    return [control]
      + cell(object).nodes(
        in: room.inset(by: EdgeInsets(leading: side.width + metrics.gap)), prefix: identifier,
        &pass)
  }

  private func controlNode(
    _ image: String, isGroup: Bool, _ identifier: String, frame: Rect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.node(
      identifier + (isGroup ? "/disclosure" : "/control"), isGroup ? .image : .selectionControl,
      frame: frame, part: .listPickerCheckmark)
    node.image = image
    return node
  }
}
