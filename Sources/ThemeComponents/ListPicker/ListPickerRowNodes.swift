import ThemeTable

/// What is drawn of the lines of a list picker's list.
extension ListPickerFormCell {
  func bodyNode(
    _ list: ListPickerList, in frame: LayoutRect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = DisplayNode("picker/list", .view, frame: frame)
    let (rows, heights) = laidOutRows(height: frame.height, &pass)
    // The last row can be scrolled out from under the anchor button.
    let end = heights.reduce(0, +) + anchorRoom(&pass)
    var y = frame.minY - min(list.offset, max(0, end - frame.height))
    for (index, (row, height)) in zip(rows, heights).enumerated() {
      if y < frame.maxY, y + height > frame.minY {
        node.children.append(
          self.node(
            of: row, frame: LayoutRect(x: frame.minX, y: y, width: frame.width, height: height),
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
    of row: ListPickerRow, frame: LayoutRect, index: Int, _ pass: inout LayoutPass
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
      itemNode(
        item, isInSelectedGroup: isInSelectedGroup, frame: frame,
        room: frame.inset(by: padding(of: row, &pass)), &pass)
    case .noResults:
      labelNode(
        "picker/list/no-results", configuration.strings.noResults, part: .listPickerRowDetail,
        frame: frame.inset(by: padding(of: row, &pass)), &pass)
    case .footer(let prompt): promptNode(prompt, frame: frame, &pass)
    }
  }

  private func labelNode(
    _ identifier: String, _ string: String, part: StyledPart, frame: LayoutRect,
    _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.text(
      identifier, string, frame: frame, part: part, lineLimit: 0)
    node.accessibility = DisplayAccessibility(label: string, traits: [.staticText])
    return node
  }

  private func promptNode(
    _ prompt: String, frame: LayoutRect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.node("picker/list/prompt", .footer, frame: frame, part: .listPickerFooterView)
    node.children = [
      labelNode(
        "picker/list/prompt/text", prompt, part: .listPickerFooter,
        frame: frame.inset(by: padding(of: .footer(prompt), &pass)), &pass)
    ]
    return node
  }

  private func headerNode(
    _ identifier: String, _ title: String, button: ListPickerHeaderButton,
    control: TapTarget.Control, frame: LayoutRect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.node(identifier, .header, frame: frame, part: .listPickerHeader)
    let room = frame.inset(by: padding(of: .selectedHeader, &pass))
    let strings = configuration.strings
    let label = button == .selectAll ? strings.selectAll : strings.deselectAll
    let state = pass.state(of: .control(control))
    let wanted = pass.measure(label, of: .listPickerHeaderButton, state, width: .infinity, cap: 1)
    let insets = pass.insets(of: .listPickerHeaderButton)
    // As high as the header, and at least as wide, so that a finger hits it.
    let width = max(frame.height, wanted.size.width + insets.leading + insets.trailing)
    let most = room.width * min(max(0, configuration.metrics.headerButtonFraction), 1)
    let touched = button == .none ? 0 : min(most, width)
    let gap = button == .none ? 0 : configuration.metrics.gap
    let line = pass.lineHeight(of: .listPickerHeaderTitle)
    var text = pass.text(
      identifier + "/title", title,
      frame: LayoutRect(
        x: room.minX, y: room.midY - line / 2, width: max(0, room.width - touched - gap),
        height: line), part: .listPickerHeaderTitle, cap: 1)
    text.accessibility = DisplayAccessibility(label: title, traits: [.header])
    node.children = [text]
    guard button != .none else { return node }
    var action = pass.text(
      identifier + "/button", label,
      frame: LayoutRect(
        x: room.maxX - touched, y: frame.minY, width: touched, height: frame.height),
      part: .listPickerHeaderButton, state, cap: 1, role: .button,
      alignment: pass.trailingAlignment)
    action.tapTarget = .control(control)
    action.accessibility = DisplayAccessibility(label: label, traits: [.button])
    node.children.append(action)
    return node
  }
}
