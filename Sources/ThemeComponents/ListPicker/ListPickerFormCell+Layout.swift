extension ListPickerFormCell: ComponentLayout {
  /// The node that cuts the rows of the list off.
  static let listIdentifier = "picker/list"

  /// Escape keeps editing, ends a search, or does what the first button of the bar does.
  public var escapeEvent: ListPickerEvent? {
    guard let list else { return nil }
    if list.isAskingToDiscard { return .tapped(.control(.keepEditing)) }
    if list.isSearching { return .tapped(.control(.endSearch)) }
    return barButtons.first.map { .tapped(.control($0)) }
  }

  /// Draws the list while it is open, else the form cell.
  ///
  /// Linear in the rows in sight, in the sections, and in the values of a section whose header is in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    layout(theme: theme, measuring: measuring)?.displayList() ?? formCell(theme: theme, measuring: measuring)
  }

  private func layout(theme: ComponentTheme, measuring: any TextMeasuring) -> ListPickerLayout? {
    let pass = LayoutPass(self, theme: theme, measuring: measuring, isElevated: configuration.isSheet)
    return list.map { ListPickerLayout(picker: self, list: $0, scope: LayoutScope("picker", pass)) }
  }

  /// The form cell alone, open or closed (LP-01, LP-03).
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points; the root is as high as the cell.
  public func formCell(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> DisplayList {
    let scope = LayoutScope("picker/cell", LayoutPass(self, theme: theme, measuring: measuring))
    let layout = PickerLayout(configuration: configuration, scope: scope)
    return DisplayList(root: layout.formCell(drawnValueText), traits: traits)
  }

  /// Returns where the rows of the open list are in its content, seen or not; nil while the list is closed.
  public func geometry(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> ListGeometry?
  { layout(theme: theme, measuring: measuring)?.geometry }
}
