import ThemeTable

extension ListPickerFormCell: ComponentLayout {
  /// The node that cuts the rows of the list off.
  static let listIdentifier = "picker/list"

  /// Returns the event that takes in a layout's measurements of the rows.
  public static func laidOut(_ areas: [ScrollArea]) -> ListPickerEvent? { .laidOut(areas) }

  /// Returns the event that a step of a finger means.
  public static func event(for drag: DragEvent) -> ListPickerEvent? { .dragged(drag) }

  /// Returns the event that scrolls the open list.
  public static func event(forScrolling area: DisplayNode.ID, to offset: Double) -> ListPickerEvent?
  { .scrolled(to: offset) }

  /// Escape keeps editing, ends a search, or does what the first button of the bar does.
  public var escapeEvent: ListPickerEvent? {
    guard let list else { return nil }
    if list.isAskingToDiscard { return .keepEditingTapped }
    if list.isSearching { return .searchEnded }
    return barButtons.first.flatMap { Self.event(for: .control(ControlID(rawValue: $0.rawValue))) }
  }

  /// Returns the event that a text in the search field means.
  public static func event(forSearchText text: String) -> ListPickerEvent? { .searchChanged(text) }

  /// Returns the event that a tap on a target means, or nil for a target of another component.
  public static func event(for target: TapTarget) -> ListPickerEvent? {
    switch target {
    case .item(let id): .itemTapped(id)
    case .section(let section): .sectionButtonTapped(section)
    case .control(let control): events[control]
    case .accessory, .detail: nil
    }
  }

  private static let events: [ControlID: ListPickerEvent] = [
    .formCell: .cellTapped, .back: .backTapped, .cancel: .cancelTapped, .apply: .applyTapped,
    .done: .doneTapped, .discardChanges: .discardConfirmed, .keepEditing: .keepEditingTapped,
    .selectAll: .selectAllTapped, .deselectAll: .deselectAllTapped,
    .deselectSelected: .deselectSelectedTapped, .anchor: .anchorTapped,
    .searchField: .searchBegan, .endSearch: .searchEnded, .retry: .retryTapped,
  ]

  /// Draws the list while it is open, else the form cell.
  ///
  /// Linear in the rows in sight, in the sections, and in the values of a section whose header is in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    layout(theme: theme, measuring: measuring)?.displayList()
      ?? formCell(theme: theme, measuring: measuring)
  }

  private func layout(
    theme: ComponentTheme, measuring: any TextMeasuring
  ) -> ListPickerListLayout? {
    let isElevated = configuration.presentation == .sheet
    return list.map { list in
      let pass = LayoutPass(self, theme: theme, measuring: measuring, isElevated: isElevated)
      return ListPickerListLayout(picker: self, list: list, scope: LayoutScope("picker", pass))
    }
  }

  /// The form cell alone, open or closed (LP-01, LP-03).
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points; the root is as high as the cell.
  public func formCell(
    theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> DisplayList {
    let scope = LayoutScope("picker/cell", LayoutPass(self, theme: theme, measuring: measuring))
    let cell = FormCellLayout(
      label: configuration.label, value: drawnValueText, isEditable: configuration.isEditable,
      metrics: configuration.metrics)
    return DisplayList(root: cell.node(scope), traits: traits)
  }

  /// Returns where the rows of the open list are in its content, seen or not; nil while the list is closed.
  public func geometry(
    theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> ListGeometry? {
    layout(theme: theme, measuring: measuring)?.geometry
  }
}

extension ControlID {
  /// The form cell that opens a list picker.
  public static let formCell: ControlID = "form-cell"
  /// The bar button to the level above.
  public static let back: ControlID = "back"
  /// The bar button that discards the pool.
  public static let cancel: ControlID = "cancel"
  /// The bar button that makes the pool the value.
  public static let apply: ControlID = "apply"
  /// The bar button that closes a list without a pool.
  public static let done: ControlID = "done"
  /// The answer that discards changes.
  public static let discardChanges: ControlID = "discardChanges"
  /// The answer that keeps changes.
  public static let keepEditing: ControlID = "keepEditing"
  /// The button that chooses all values.
  public static let selectAll: ControlID = "selectAll"
  /// The button that takes all values out.
  public static let deselectAll: ControlID = "deselectAll"
  /// The button that takes all values of the Selected group out.
  public static let deselectSelected: ControlID = "deselectSelected"
  /// The button that shows the number of chosen values and leads to the top.
  public static let anchor: ControlID = "anchor"
  /// The search field.
  public static let searchField: ControlID = "searchField"
  /// The button that ends a search.
  public static let endSearch: ControlID = "endSearch"
  /// The button that tries to fetch the values again.
  public static let retry: ControlID = "retry"
}
