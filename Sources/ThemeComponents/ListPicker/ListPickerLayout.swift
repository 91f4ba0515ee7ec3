import ThemeTable

extension ListPickerFormCell: ComponentLayout {
  /// The node that cuts the rows of the list off.
  static let listIdentifier = "picker/list"

  /// Draws the list while it is open, else the form cell.
  ///
  /// Linear in the rows in sight, in the sections, and in the values of a section whose header is in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    layout(theme: theme, measuring: measuring)?.displayList() ?? formCell(theme: theme, measuring: measuring)
  }

  private func layout(theme: ComponentTheme, measuring: any TextMeasuring) -> ListPickerLayout? {
    let context = LayoutContext(self, theme: theme, measuring: measuring, isElevated: configuration.isSheet)
    return list.map { ListPickerLayout(picker: self, list: $0, scope: LayoutScope("picker", context)) }
  }

  /// The form cell alone, open or closed (LP-01, LP-03).
  ///
  /// - Parameters:
  ///   - theme: The styles.
  ///   - measuring: The text measuring.
  /// - Returns: The nodes, in points; the root is as high as the cell.
  public func formCell(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> DisplayList {
    let scope = LayoutScope("picker/cell", LayoutContext(self, theme: theme, measuring: measuring))
    let layout = PickerLayout(configuration: configuration, scope: scope)
    return DisplayList(root: layout.formCell(shownValue), traits: traits)
  }

  /// Returns where the rows of the open list are in its content, seen or not; nil while the list is closed.
  public func geometry(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> ListGeometry?
  { layout(theme: theme, measuring: measuring)?.geometry }
}

/// Lays out the open list: bars, rows, and below them the anchor button.
struct ListPickerLayout {
  let picker: ListPickerFormCell
  let list: ListPickerList
  let scope: LayoutScope

  func displayList() -> DisplayList {
    let (layout, root, rows) = layOut()
    return layout.displayList(root, list.screen, scrollAreas: [rows.area])
  }

  /// The places of the rows in the content of the list.
  var geometry: ListGeometry {
    let rows = layOut().rows
    return ListGeometry(rows.window, width: rows.frame.width, viewport: rows.frame.height)
  }

  private func layOut() -> (layout: PickerLayout, root: DisplayNode, rows: ListPickerBodyLayout) {
    let layout = PickerLayout(configuration: picker.configuration, scope: scope)
    var root = layout.root(
      list.screen, title: picker.values.title(at: list.path) ?? picker.configuration.label, buttons: picker.barButtons,
      isApplyEnabled: picker.isApplyEnabled)
    let frame = root.frame
    let top = root.children.last?.frame.maxY ?? frame.minY
    let bar = picker.hasAnchorButton ? layout.anchorBar(picker.selectionCount, in: frame, below: top) : nil
    let body = frame.row(at: top, height: max(0, (bar?.frame.minY ?? frame.maxY) - top))
    let rows = ListPickerBodyLayout(picker, list, in: body, scope.scope("list"))
    root.children += [rows.node(), bar].compactMap { $0 }
    return (layout, root, rows)
  }
}
