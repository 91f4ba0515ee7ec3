import ThemeTable

/// The rows of values.
extension ListPickerFormCell {
  /// A row is one element for assistive technology; its check mark is hidden and spoken as a trait (LP-28).
  func itemNode(
    _ item: ListPickerEntry, isInSelectedGroup: Bool, frame: LayoutRect, room: LayoutRect,
    _ pass: inout LayoutPass
  ) -> DisplayNode {
    let isChosen = selection.contains(item.id)
    let identifier =
      (isInSelectedGroup ? "picker/list/selected/" : "picker/list/") + item.id.rawValue
    let state = pass.state(isChosen ? .selected : .plain, of: .item(item.id))
    var row: DisplayNode
    switch item.content {
    case .text(let text):
      row = pass.node(identifier, .row, frame: frame, part: .listPickerRow, state)
      row.children = textNodes(text, item, state, in: room, identifier, &pass)
    case .object(let object):
      row = pass.node(identifier, .row, frame: frame, part: .objectTableCell, state)
      row.children = objectNodes(
        object, item, isChosen: isChosen, state, in: room, identifier, &pass)
    }
    row.tapTarget = .item(item.id)
    let label: String
    switch item.content {
    case .text(let text): label = text
    case .object(let object): label = object.withoutAttributes.accessibilityLabel
    }
    row.accessibility = DisplayAccessibility(
      label: label, traits: isChosen ? [.button, .selected] : [.button])
    return row
  }

  private func textNodes(
    _ text: String, _ item: ListPickerEntry, _ state: StyleState, in room: LayoutRect,
    _ identifier: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    let metrics = configuration.metrics
    let side = metrics.controlSize
    let width = max(0, room.width - side.width - metrics.gap)
    let height = min(
      room.height, pass.measure(text, of: .listPickerRowText, state, width: width).size.height)
    var nodes = [
      pass.text(
        identifier + "/text", text,
        frame: LayoutRect(x: room.minX, y: room.midY - height / 2, width: width, height: height),
        part: .listPickerRowText, state)
    ]
    let isChosen = state == .selected || state == .selectedHighlighted
    guard isChosen || item.isGroup else { return nodes }
    nodes.append(
      controlNode(
        item.isGroup ? "chevron.forward" : "checkmark", isGroup: item.isGroup, state, identifier,
        frame: LayoutRect(
          x: room.maxX - side.width, y: room.midY - side.height / 2, width: side.width,
          height: side.height), &pass))
    return nodes
  }

  private func objectNodes(
    _ object: ObjectCellContent, _ item: ListPickerEntry, isChosen: Bool, _ state: StyleState,
    in room: LayoutRect, _ identifier: String, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    let metrics = configuration.metrics
    let side = metrics.controlSize
    let kind: SelectionControl = configuration.allowsMultipleSelection ? .checkbox : .radio
    let image = item.isGroup ? "chevron.forward" : kind.imageName(isSelected: isChosen)
    let control = controlNode(
      image, isGroup: item.isGroup, state, identifier,
      frame: LayoutRect(
        x: room.minX, y: room.midY - side.height / 2, width: side.width, height: side.height),
      &pass)
    return [control]
      + cell(object, state).nodes(
        in: room.inset(by: LayoutInsets(leading: side.width + metrics.gap)), prefix: identifier,
        &pass)
  }

  private func controlNode(
    _ image: String, isGroup: Bool, _ state: StyleState, _ identifier: String, frame: LayoutRect,
    _ pass: inout LayoutPass
  ) -> DisplayNode {
    var node = pass.node(
      identifier + (isGroup ? "/disclosure" : "/control"), isGroup ? .image : .selectionControl,
      frame: frame, part: .listPickerCheckmark, state)
    node.image = image
    return node
  }
}
