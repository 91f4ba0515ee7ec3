import ThemeTable

/// Lays out the row of one value.
struct ListPickerEntryLayout {
  let picker: ListPickerFormCell
  let entry: ListPickerEntry
  let frame: LayoutRect
  let pass: LayoutPass

  private var metrics: ListPickerMetrics { picker.configuration.metrics }
  private var control: LayoutSize { pass.scaled(metrics.controlSize) }
  private var padding: LayoutInsets { pass.insets(of: part, otherwise: metrics.padding) }

  private var part: StyledPart {
    if case .object = entry.content { .objectTableCell } else { .listPickerRow }
  }

  private func text(_ string: String, _ state: StyleState = .plain) -> LayoutText {
    LayoutText(
      string, .listPickerRowText, state,
      lineLimit: pass.textLines == 0 ? 0 : max(1, metrics.rowLineLimit))
  }

  /// The height of the row in points.
  func height(least: Double) -> Double {
    let padding = padding
    let control = control
    let width = max(
      0, frame.width - padding.leading - padding.trailing - control.width - metrics.gap)
    let content =
      switch entry.content {
      case .object(let object): cell(object).height(width: width)
      case .text(let string): pass.height(text(string), width: width)
      }
    return max(least, padding.top + max(control.height, content) + padding.bottom)
  }

  /// A row is one element for assistive technology.
  ///
  /// Its check mark is hidden and spoken as a trait (LP-28).
  func node(_ scope: LayoutScope) -> DisplayNode {
    let isChosen = picker.isChosen(entry)
    let state = pass.state(isChosen ? .selected : .plain, of: .item(entry.id))
    let room = frame.inset(by: padding)
    var row = scope.node(.row, frame: frame, part: part, state)
    var label = ""
    switch entry.content {
    case .text(let string):
      label = string
      row.children = nodes(text(string, state), isChosen: isChosen, in: room, scope)
    case .object(let object):
      label = object.withoutAttributes.accessibilityLabel
      row.children = nodes(cell(object, state), isChosen: isChosen, in: room, scope)
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

  private func nodes(
    _ text: LayoutText, isChosen: Bool, in room: LayoutRect, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let place = room.left(max(0, room.width - control.width - metrics.gap))
    let height = min(room.height, pass.measure(text, width: place.width).size.height)
    let label = scope.scope("text").text(text, frame: place.line(height))
    guard isChosen || entry.isGroup else { return [label] }
    let mark = room.right(control.width).line(control.height)
    return [label, controlNode("checkmark", text.state, mark, scope)]
  }

  private func nodes(
    _ cell: ObjectCellLayout, isChosen: Bool, in room: LayoutRect, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let kind: SelectionControl =
      picker.configuration.allowsMultipleSelection ? .checkbox : .radio
    let mark = room.left(control.width).line(control.height)
    let rest = room.inset(by: LayoutInsets(leading: control.width + metrics.gap))
    return [controlNode(kind.imageName(isSelected: isChosen), cell.state, mark, scope)]
      + cell.nodes(in: rest, scope)
  }

  /// The mark of a value, or the chevron of a group.
  private func controlNode(
    _ image: String, _ state: StyleState, _ frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    entry.isGroup
      ? scope.scope("disclosure").image(
        "chevron.forward", frame: frame, part: .listPickerCheckmark, state)
      : scope.scope("control").image(
        image, .selectionControl, frame: frame, part: .listPickerCheckmark, state)
  }

  private func cell(_ object: ObjectCellContent, _ state: StyleState = .plain) -> ObjectCellLayout {
    ObjectCellLayout(
      content: object.withoutAttributes, parts: .objectCell, pass: pass,
      metrics: metrics.cellMetrics, state: state)
  }
}
