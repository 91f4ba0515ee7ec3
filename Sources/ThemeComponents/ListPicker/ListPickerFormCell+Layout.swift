import ThemeTable

extension ListPickerFormCell: ComponentLayout {
  /// See ``ComponentLayout/traitsChanged(_:)``.
  public static func traitsChanged(_ traits: ViewTraits) -> ListPickerEvent {
    ListPickerEvent.traitsChanged(traits)
  }

  /// See ``ComponentLayout/highlighted(_:)``.
  public static func highlighted(_ target: TapTarget?) -> ListPickerEvent { .highlighted(target) }

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
    var pass = LayoutPass(self, theme: theme, measuring: measuring)
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
    var pass = LayoutPass(self, theme: theme, measuring: measuring)
    return DisplayList(root: cellNode(&pass), traits: traits)
  }

  private func cellNode(_ pass: inout LayoutPass) -> DisplayNode {
    let metrics = configuration.metrics
    let padding = pass.insets(of: .listPickerCell, otherwise: metrics.padding)
    let room = LayoutRect(x: 0, y: 0, width: traits.size.width, height: 0).inset(by: padding)
    let state = pass.state(
      configuration.isEditable ? .plain : .disabled, of: .control(.formCell))
    let label = pass.measure(
      configuration.label, of: .listPickerCellTitle, state, width: room.width
    ).size
    let value = pass.measure(
      valueText, of: .listPickerCellValue, state, width: .infinity
    ).size
    let fits = label.width + metrics.gap + value.width <= room.width
    let first = LayoutRect(
      x: room.minX, y: room.minY, width: fits ? label.width : room.width, height: label.height)
    var second = LayoutRect(
      x: first.maxX + metrics.gap, y: room.minY, width: room.maxX - first.maxX - metrics.gap,
      height: max(label.height, value.height))
    if !fits {
      let lines = pass.measure(
        valueText, of: .listPickerCellValue, state, width: room.width,
        lineLimit: metrics.valueLineLimit)
      second = LayoutRect(
        x: room.minX, y: first.maxY + metrics.lineGap, width: room.width,
        height: lines.size.height)
    }
    // A cell of one line is at least as high as a row; its texts stand in the middle.
    let bottom = max(first.maxY, valueText.isEmpty ? 0 : second.maxY) + padding.bottom
    let down = max(0, metrics.minimumRowHeight - bottom) / 2
    return cellNode(
      label: first.moved(y: down), value: second.moved(y: down), height: bottom + 2 * down,
      isOneLine: fits, state, &pass)
  }

  private func cellNode(
    label: LayoutRect, value: LayoutRect, height: Double, isOneLine: Bool, _ state: StyleState,
    _ pass: inout LayoutPass
  ) -> DisplayNode {
    let metrics = configuration.metrics
    var cell = pass.node(
      "picker/cell", .row, frame: LayoutRect(x: 0, y: 0, width: traits.size.width, height: height),
      part: .listPickerCell, state)
    cell.children = [
      pass.text(
        "picker/cell/label", configuration.label, frame: label, part: .listPickerCellTitle, state)
    ]
    if !valueText.isEmpty {
      cell.children.append(
        pass.text(
          "picker/cell/value", valueText, frame: value, part: .listPickerCellValue, state,
          lineLimit: metrics.valueLineLimit,
          alignment: isOneLine ? pass.trailingAlignment : .natural))
    }
    cell.accessibility = DisplayAccessibility(
      label: configuration.label, value: valueText.isEmpty ? nil : valueText,
      traits: configuration.isEditable ? [.button] : [.button, .notEnabled])
    if configuration.isEditable { cell.tapTarget = .control(.formCell) }
    return cell
  }
}
