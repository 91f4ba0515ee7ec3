import ThemeTable

/// The row of one value.
extension ListPickerRowLayout {
  /// The height of a value's row in points.
  func height(of entry: ListPickerEntry) -> Double {
    let padding = padding(of: entry.part)
    let control = control
    let room = max(0, width - padding.leading - padding.trailing - control.width - metrics.gap)
    let content =
      switch entry.content {
      case .object(let object): cell(object).height(width: room)
      case .text(let string): pass.height(text(string), width: room)
      }
    return max(least, padding.top + max(control.height, content) + padding.bottom)
  }

  /// A row is one element for assistive technology.
  ///
  /// Its check mark is hidden and spoken as a trait (LP-28).
  func node(of number: Int, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let entry = picker.values[number]
    let scope = scope.scope(entry.id.rawValue)
    let isChosen = picker.pool.contains(number)
    let state = pass.state(isChosen ? .selected : .plain, of: .item(entry.id))
    let room = frame.inset(by: padding(of: entry.part))
    var row = scope.node(.row, frame: frame, part: entry.part, state)
    var label = ""
    switch entry.content {
    case .text(let string):
      label = string
      let place = room.left(max(0, room.width - control.width - metrics.gap))
      let text = text(string, state)
      let height = min(room.height, pass.measure(text, width: place.width).size.height)
      row.children = [scope.scope("text").text(text, frame: place.line(height))]
      if isChosen || entry.isGroup {
        row.children.append(mark(of: entry, "checkmark", state, room.right(control.width), scope))
      }
    case .object(let object):
      label = object.withoutAttributes.accessibilityLabel
      let kind: SelectionControl = picker.configuration.allowsMultipleSelection ? .checkbox : .radio
      let image = kind.imageName(isSelected: isChosen)
      let rest = room.inset(by: LayoutInsets(leading: control.width + metrics.gap))
      row.children =
        [mark(of: entry, image, state, room.left(control.width), scope)] + cell(object, state).nodes(in: rest, scope)
    }
    row.children += scope.divider(
      below: frame, leading: metrics.padding.leading, thickness: metrics.dividerThickness, part: .listPickerList)
    row = row.button(label, .item(entry.id), isSelected: isChosen)
    row.accessibility?.hint = entry.isGroup ? strings.groupHint : isChosen ? strings.deselectHint : strings.selectHint
    return row
  }

  private var control: LayoutSize { pass.scaled(metrics.controlSize) }

  private func text(_ string: String, _ state: StyleState = .plain) -> LayoutText {
    LayoutText(string, .listPickerRowText, state, lineLimit: pass.textLines == 0 ? 0 : max(1, metrics.rowLineLimit))
  }

  private func cell(_ object: ObjectCellContent, _ state: StyleState = .plain) -> ObjectCellLayout {
    ObjectCellLayout(
      content: object.withoutAttributes, parts: .objectCell, pass: pass, metrics: metrics.cellMetrics, state: state)
  }

  /// The mark of a value, or the chevron of a group.
  private func mark(
    of entry: ListPickerEntry, _ image: String, _ state: StyleState, _ column: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    scope.scope(entry.isGroup ? "disclosure" : "control").image(
      entry.isGroup ? "chevron.forward" : image, entry.isGroup ? .image : .selectionControl,
      frame: column.line(control.height), part: .listPickerCheckmark, state)
  }
}

extension ListPickerEntry {
  fileprivate var part: StyledPart { if case .object = content { .objectTableCell } else { .listPickerRow } }
}
