import ThemeTable

extension ListPickerFormCell: ComponentLayout {
  /// The node that cuts the rows of the list off.
  static let listIdentifier = "picker/list"

  /// Draws the list while it is open, else the form cell.
  ///
  /// Linear in the rows in sight, in the sections, and in the values of a section whose header is in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    guard let list, let (layout, root, rows) = layOut(theme, measuring) else {
      return formCell(theme: theme, measuring: measuring)
    }
    return layout.displayList(root, list.screen, scrollAreas: [rows.area])
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
  {
    layOut(theme, measuring).map { _, _, rows in
      ListGeometry(rows.window, width: rows.frame.width, viewport: rows.frame.height)
    }
  }

  /// Lays out the open list: bars, rows, and below them the anchor button; nil while it is closed.
  private func layOut(_ theme: ComponentTheme, _ measuring: any TextMeasuring) -> (
    layout: PickerLayout, root: DisplayNode, rows: ListPickerBodyLayout
  )? {
    guard let list else { return nil }
    let context = LayoutContext(self, theme: theme, measuring: measuring, isElevated: configuration.isSheet)
    let layout = PickerLayout(configuration: configuration, scope: LayoutScope("picker", context))
    var root = layout.root(
      list.screen, title: values.title(at: list.path) ?? configuration.label, buttons: barButtons,
      isApplyEnabled: isApplyEnabled)
    let frame = root.frame
    let top = root.children.last?.frame.maxY ?? frame.minY
    let bar = hasAnchorButton ? layout.anchorBar(selectionCount, in: frame, below: top) : nil
    let body = frame.row(at: top, height: max(0, (bar?.frame.minY ?? frame.maxY) - top))
    let rows = ListPickerBodyLayout(self, list, in: body, layout.scope.scope("list"))
    root.children += [rows.node(), bar].compactMap { $0 }
    return (layout, root, rows)
  }
}

/// Lays out the rows of a list picker that are in sight.
struct ListPickerBodyLayout {
  /// The room of the rows.
  let frame: LayoutRect
  let window: RowWindow
  private let list: ListPickerList
  private let layout: ListPickerRowLayout
  private let rows: ListPickerRows
  private var picker: ListPickerFormCell { layout.picker }

  init(_ picker: ListPickerFormCell, _ list: ListPickerList, in frame: LayoutRect, _ scope: LayoutScope) {
    self.list = list
    self.frame = frame
    let layout = ListPickerRowLayout(picker, width: frame.width, scope)
    self.layout = layout
    let rows = picker.rows(withSelectedGroup: layout.hasSelectedGroup(for: list.pool, in: frame.height))
    self.rows = rows
    var shift = 0.0
    if let basis = list.basis {
      shift = layout.groupHeight(of: list.pool, in: frame.height) - layout.groupHeight(of: basis, in: frame.height)
    }
    window = list.scroll.window(
      count: rows.count, estimate: layout.estimate, viewport: frame.height, shift: shift,
      fixed: rows.others(atMost: RowWindow.smallCount).map {
        MeasuredRow(row: $0, extent: layout.height(of: rows[$0]))
      }, row: { anchor in picker.values.numbers(of: anchor.item).lazy.compactMap(rows.row(ofEntry:)).first },
      measure: { layout.height(of: rows[$0]) })
  }

  /// The list with its rows in sight.
  func node() -> DisplayNode {
    let nodes = window.rows.map { row in
      layout.node(of: rows[row.index], frame: frame.row(at: frame.minY + row.start, height: row.extent))
    }
    return layout.scope.node(.view, frame: frame, with: nodes)
  }

  /// The list as an area that scrolls.
  ///
  /// Its anchor is the first value that is wholly in sight.
  var area: ScrollArea {
    list.scroll.area(
      ListPickerFormCell.listIdentifier, of: window, room: frame.size,
      anchor: window.anchor { row in if case .entry(let number) = rows[row] { picker.values[number].id } else { nil } }
    )
  }
}

extension ListPickerRowLayout {
  /// Whether the Selected group is shown for a choice: with single selection only if the values are higher than the view
  /// (LP-18).
  func hasSelectedGroup(for choice: NumberList, in height: Double) -> Bool {
    picker.mayShowSelectedGroup(for: choice) && (picker.configuration.allowsMultipleSelection || isHigher(than: height))
  }

  /// Whether the rows without the Selected group are higher than a view.
  ///
  /// Many rows have their estimated height.
  private func isHigher(than height: Double) -> Bool {
    let rows = picker.rows(withSelectedGroup: false)
    guard rows.count <= RowWindow.smallCount else { return Double(rows.count) * estimate > height }
    return (0..<rows.count).reduce(0) { $0 + self.height(of: rows[$1]) } > height
  }

  /// The height of the Selected group for a choice in points.
  ///
  /// Many values have their estimated height.
  fileprivate func groupHeight(of choice: NumberList, in height: Double) -> Double {
    guard hasSelectedGroup(for: choice, in: height) else { return 0 }
    let header = self.height(of: ListPickerRows.Row.selectedHeader)
    guard choice.count <= RowWindow.smallCount else { return header + Double(choice.count) * estimate }
    return choice.numbers.reduce(header) { $0 + self.height(of: picker.values[$1]) }
  }
}
