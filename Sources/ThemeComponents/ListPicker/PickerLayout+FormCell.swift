import ThemeTable

extension PickerLayout {
  /// The form cell: a label and a value beside each other, or below each other where they do not fit (LP-01, LP-03).
  func formCell(_ value: String) -> DisplayNode {
    let (label, isEditable) = (configuration.label, configuration.isEditable)
    let width = pass.traits.size.width
    let padding = pass.insets(of: .listPickerCell, otherwise: metrics.padding)
    let room = LayoutRect(width: width).inset(by: padding)
    let state = pass.state(isEditable ? .plain : .disabled, of: .control(.formCell))
    let title = LayoutText(label, .listPickerCellTitle, state, lineLimit: pass.textLines)
    var words = LayoutText(value, .listPickerCellValue, state)
    let wanted = pass.measure(title, width: room.width).size
    let natural = pass.measure(words).size
    let fits = wanted.width + metrics.gap + natural.width <= room.width
    let first = room.left(fits ? wanted.width : room.width).top(wanted.height)
    let left = first.maxX + metrics.gap
    var second = room.column(at: left, width: room.maxX - first.maxX - metrics.gap).top(
      max(wanted.height, natural.height))
    if !fits {
      words = LayoutText(value, .listPickerCellValue, state, lineLimit: valueLineLimit)
      let height = pass.measure(words, width: room.width).size.height
      second = room.row(at: first.maxY + metrics.lineGap, height: height)
    }
    // A cell of one line is at least as high as a row; its texts are in the middle.
    let bottom = max(first.maxY, value.isEmpty ? 0 : second.maxY) + padding.bottom
    let down = max(0, metrics.minimumRowHeight - bottom) / 2
    let frame = LayoutRect(width: width).top(bottom + 2 * down)
    var cell = scope.node(.row, frame: frame, part: .listPickerCell, state).button(
      label, .control(.formCell), isEnabled: isEditable)
    cell.children = [scope.scope("label").text(title, frame: first.moved(y: down))]
    guard !value.isEmpty else { return cell }
    cell.children.append(
      scope.scope("value").text(
        words, frame: second.moved(y: down), alignment: fits ? pass.trailingAlignment : .natural))
    cell.accessibility?.value = value
    return cell
  }

  /// The most lines of a value below its label.
  ///
  /// LP-03 has it cut, at accessibility sizes only after a few lines.
  private var valueLineLimit: Int {
    pass.textLines == 0 ? max(metrics.valueLineLimit, metrics.accessibilityValueLineLimit) : metrics.valueLineLimit
  }
}
