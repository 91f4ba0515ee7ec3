import ThemeTable

extension ListPickerFormCell: ComponentLayout {
  /// See ``ComponentLayout/traitsChanged(_:)``.
  public static func traitsChanged(_ traits: ViewTraits) -> ListPickerEvent {
    ListPickerEvent.traitsChanged(traits)
  }

  /// See ``ComponentLayout/event(for:)``.
  public static func event(for target: TapTarget) -> ListPickerEvent? {
    switch target {
    case .item(let id): .itemTapped(id)
    case .control(let control): event(for: control)
    case .accessory: nil
    }
  }

  private static func event(for control: TapTarget.Control) -> ListPickerEvent? {
    switch control {
    case .formCell: .cellTapped
    case .back: .backTapped
    case .cancel: .cancelTapped
    case .apply: .applyTapped
    case .done: .doneTapped
    case .discardChanges: .discardConfirmed
    case .keepEditing: .keepEditingTapped
    case .selectAll: .selectAllTapped
    case .deselectAll: .deselectAllTapped
    case .deselectSelected: .deselectSelectedTapped
    case .anchor: .anchorTapped
    default: nil
    }
  }

  /// What is to be drawn: the list while it is open, else the form cell.
  ///
  /// See ``ComponentLayout/displayList(theme:measuring:)``. Linear in the values of the shown level.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    guard let list else { return formCell(theme: theme, measuring: measuring) }
    var pass = LayoutPass(theme: theme, traits: traits, measuring: measuring)
    return DisplayList(root: listNode(list, &pass), traits: traits)
  }

  /// The form cell alone, open or closed (LP-01, LP-03).
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: Who knows the room that texts take.
  /// - Returns: The nodes, in points; the root is as high as the cell.
  public func formCell(
    theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    var pass = LayoutPass(theme: theme, traits: traits, measuring: measuring)
    return DisplayList(root: cellNode(&pass), traits: traits)
  }

  private func cellNode(_ pass: inout LayoutPass) -> DisplayNode {
    let metrics = configuration.metrics
    let room = Rect(x: 0, y: 0, width: traits.size.width, height: 0).inset(by: metrics.padding)
    let state: StyleState = configuration.isEditable ? .plain : .disabled
    let label = pass.measure(
      configuration.label, of: .listPickerCellTitle, state, width: room.width
    ).size
    let value = pass.measure(
      valueText, of: .listPickerCellValue, state, width: .infinity
    ).size
    let fits = label.width + metrics.gap + value.width <= room.width
    let first = Rect(
      x: room.minX, y: room.minY, width: fits ? label.width : room.width, height: label.height)
    var second = Rect(
      x: first.maxX + metrics.gap, y: room.minY, width: room.maxX - first.maxX - metrics.gap,
      height: max(label.height, value.height))
    if !fits {
      let lines = pass.measure(
        valueText, of: .listPickerCellValue, state, width: room.width,
        lineLimit: metrics.valueLineLimit)
      second = Rect(
        x: room.minX, y: first.maxY + metrics.lineGap, width: room.width,
        height: lines.size.height)
    }
    return cellNode(label: first, value: second, isOneLine: fits, state, &pass)
  }

  private func cellNode(
    label: Rect, value: Rect, isOneLine: Bool, _ state: StyleState, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let metrics = configuration.metrics
    let bottom = max(label.maxY, valueText.isEmpty ? 0 : value.maxY) + metrics.padding.bottom
    var cell = pass.node(
      "picker/cell", .row, frame: Rect(x: 0, y: 0, width: traits.size.width, height: bottom),
      part: .listPickerCell, state)
    cell.children = [
      pass.text(
        "picker/cell/label", configuration.label, frame: label, part: .listPickerCellTitle, state)
    ]
    if !valueText.isEmpty {
      let trailing: TextAlignment = traits.isRightToLeft ? .left : .right
      cell.children.append(
        pass.text(
          "picker/cell/value", valueText, frame: value, part: .listPickerCellValue, state,
          lineLimit: metrics.valueLineLimit, alignment: isOneLine ? trailing : .natural))
    }
    cell.accessibility = Accessibility(
      label: configuration.label, value: valueText.isEmpty ? nil : valueText,
      traits: configuration.isEditable ? [.button] : [.button, .notEnabled])
    if configuration.isEditable { cell.tapTarget = .control(.formCell) }
    return cell
  }
}
