import ThemeTable

/// Lays out the row of one value.
struct ListPickerEntryLayout {
  let picker: ListPickerFormCell
  let entry: ListPickerEntry
  let frame: LayoutRect

  private var metrics: ListPickerMetrics { picker.configuration.metrics }

  private var isObject: Bool { if case .object = entry.content { true } else { false } }

  private var part: StyledPart { isObject ? .objectTableCell : .listPickerRow }

  /// The height of the row in points.
  func height(_ pass: LayoutPass, least: Double) -> Double {
    let padding = pass.insets(of: part, otherwise: metrics.padding)
    let control = pass.scaled(metrics.controlSize)
    let width = max(
      0, frame.width - padding.leading - padding.trailing - control.width - metrics.gap)
    let content =
      switch entry.content {
      case .object(let object): cell(object).height(width: width, pass)
      case .text(let text):
        pass.height(text, of: .listPickerRowText, width: width, lineLimit: pass.textLines)
      }
    return max(least, padding.top + max(control.height, content) + padding.bottom)
  }

  /// A row is one element for assistive technology.
  ///
  /// Its check mark is hidden and spoken as a trait (LP-28).
  func node(_ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let isChosen =
      picker.values.number(of: entry.id).map(picker.pool.contains)
      ?? picker.pool.others.contains(entry.id)
    let state = pass.state(isChosen ? .selected : .plain, of: .item(entry.id))
    let room = frame.inset(by: pass.insets(of: part, otherwise: metrics.padding))
    var row = scope.node(.row, frame: frame, part: part, state)
    var label = ""
    switch entry.content {
    case .text(let text):
      label = text
      row.children = textNodes(text, isChosen: isChosen, state, in: room, scope)
    case .object(let object):
      label = object.withoutAttributes.accessibilityLabel
      row.children = objectNodes(object, isChosen: isChosen, state, in: room, scope)
    }
    row.children += scope.divider(
      below: frame, leading: metrics.padding.leading, thickness: metrics.dividerThickness,
      part: .listPickerList)
    row.tapTarget = .item(entry.id)
    let strings = picker.configuration.strings
    row.accessibility = DisplayAccessibility(
      label: label,
      hint: entry.isGroup
        ? strings.groupHint : isChosen ? strings.deselectHint : strings.selectHint,
      traits: isChosen ? [.button, .selected] : [.button])
    return row
  }

  private func textNodes(
    _ text: String, isChosen: Bool, _ state: StyleState, in room: LayoutRect, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let pass = scope.pass
    let control = pass.scaled(metrics.controlSize)
    let width = max(0, room.width - control.width - metrics.gap)
    let height = min(
      room.height,
      pass.measure(
        text, of: .listPickerRowText, state, width: width, lineLimit: pass.textLines
      ).size.height)
    let label = scope.scope("text").text(
      text, frame: room.left(width).line(height), part: .listPickerRowText, state,
      lineLimit: pass.textLines)
    guard isChosen || entry.isGroup else { return [label] }
    let place = room.right(control.width).line(control.height)
    return [
      label, controlNode(entry.isGroup ? "chevron.forward" : "checkmark", state, place, scope),
    ]
  }

  private func objectNodes(
    _ object: ObjectCellContent, isChosen: Bool, _ state: StyleState, in room: LayoutRect,
    _ scope: LayoutScope
  ) -> [DisplayNode] {
    let control = scope.pass.scaled(metrics.controlSize)
    let kind: SelectionControl =
      picker.configuration.allowsMultipleSelection ? .checkbox : .radio
    let image = entry.isGroup ? "chevron.forward" : kind.imageName(isSelected: isChosen)
    let place = room.left(control.width).line(control.height)
    let cell = cell(object, state).nodes(
      in: room.inset(by: LayoutInsets(leading: control.width + metrics.gap)),
      prefix: scope.identifier, scope.pass)
    return [controlNode(image, state, place, scope)] + cell
  }

  private func controlNode(
    _ image: String, _ state: StyleState, _ frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    scope.scope(entry.isGroup ? "disclosure" : "control").image(
      image, entry.isGroup ? .image : .selectionControl, frame: frame, part: .listPickerCheckmark,
      state)
  }

  private func cell(_ object: ObjectCellContent, _ state: StyleState = .plain) -> ObjectCellLayout {
    var layout = ObjectCellLayout(content: object.withoutAttributes, parts: .objectCell)
    layout.metrics = metrics.cellMetrics
    layout.state = state
    return layout
  }
}
