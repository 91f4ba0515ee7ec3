import ThemeTable

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
    return DisplayList(root: layout.formCell(drawnValueText), traits: traits)
  }

  /// Returns where the rows of the open list are in its content, seen or not; nil while the list is closed.
  public func geometry(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()) -> ListGeometry?
  { layout(theme: theme, measuring: measuring)?.geometry }
}

/// Lays out the open list: bar, search field and rows, below them the anchor button, and over them the question.
struct ListPickerLayout {
  let picker: ListPickerFormCell
  let list: ListPickerList
  let scope: LayoutScope

  var context: LayoutContext { scope.context }
  var metrics: ListPickerMetrics { picker.configuration.metrics }
  var strings: ListPickerStrings { picker.configuration.strings }

  func displayList() -> DisplayList {
    let (root, rows) = layOut()
    return DisplayList(root: root, traits: context.traits, scrollAreas: [rows.area])
  }

  /// The places of the rows in the content of the list.
  var geometry: ListGeometry {
    let rows = layOut().rows
    return ListGeometry(rows.window, width: rows.frame.width, viewport: rows.frame.height)
  }

  private func layOut() -> (root: DisplayNode, rows: ListPickerBodyLayout) {
    let outer = PickerLayout(configuration: picker.configuration, scope: scope)
    var root = outer.root(list.sheet, isAskingToDiscard: list.isAskingToDiscard)
    let frame = root.frame
    var top: LayoutRect { frame.row(at: root.children.last?.frame.maxY ?? frame.minY, height: 0) }
    if !(list.isSearching && picker.configuration.isNavigationBarHiddenDuringSearch) {
      root.children.append(
        outer.bar(
          picker.values.title(at: list.path) ?? picker.configuration.label, picker.barButtons,
          isApplyEnabled: picker.isApplyEnabled, at: top))
    }
    if picker.configuration.isSearchEnabled { root.children.append(searchBar(at: top)) }
    let bar = picker.hasAnchorButton ? anchorBar(in: frame, below: top.minY) : nil
    let end = bar?.frame.minY ?? frame.maxY
    let body = frame.row(at: top.minY, height: max(0, end - top.minY))
    let rows = ListPickerBodyLayout(picker, list, in: body, scope.scope("list"))
    root.children += [rows.node(), bar].compactMap { $0 }
    if list.isAskingToDiscard { root.children += outer.question(in: frame).questionNodes(in: frame) }
    return (root, rows)
  }

  /// The bar at the bottom with the button that shows the number of chosen values.
  ///
  /// A sheet that has no room for it, a header and a row goes without.
  private func anchorBar(in frame: LayoutRect, below top: Double) -> DisplayNode? {
    let words = strings.selectedCount.filled(["n": strings.counts.text(picker.selectionCount)])
    let target = TapTarget.control(.anchor)
    let text = LayoutText(words, .textButton, context.state(of: target), cap: 1)
    let insets = context.insets(of: .textButton, otherwise: metrics.padding)
    let height = max(metrics.anchorHeight, context.lineHeight(of: .textButton) + insets.top + insets.bottom)
    let width = min(frame.width, max(height, context.measure(text).size.width + insets.leading + insets.trailing))
    let y = frame.maxY - height
    let row = context.lineHeight(of: .listPickerRowText) + metrics.padding.top + metrics.padding.bottom
    guard y - top >= 2 * max(row, metrics.minimumRowHeight) else { return nil }
    let bar = frame.row(at: y, height: max(0, frame.maxY - y))
    let place = bar.column(at: frame.midX - width / 2, width: width)
    var button = scope.scope("anchor").button(
      text, target, frame: place.top(min(height, place.height)), alignment: .center)
    button.accessibility?.hint = strings.anchorHint
    return scope.scope("anchor-bar").node(.bar, frame: bar, part: .navigationBar, with: [button])
  }

  /// The search field from an edge down, and while searching the button that ends the search.
  func searchBar(at top: LayoutRect) -> DisplayNode {
    let scope = scope.scope("search")
    let padding = context.insets(of: .listPickerSearch, otherwise: metrics.padding)
    let line = context.lineHeight(of: searchText.part)
    let frame = top.top(max(metrics.searchHeight, line + padding.top + padding.bottom))
    var room = frame.inset(by: padding)
    let button = list.isSearching ? [endButton(in: &room, of: frame, scope)] : []
    // The field takes taps over the whole height of the bar.
    var field = scope.scope("field").node(
      .searchField, frame: frame.column(at: room.minX, width: room.width), with: contents(in: room, scope))
    field.accessibility = DisplayAccessibility(
      label: strings.search, value: list.searchText.isEmpty ? nil : list.searchText, traits: [.searchField])
    field.tapTarget = .control(.searchField)
    return scope.node(.bar, frame: frame, part: .listPickerSearch, with: [field] + button)
  }

  /// The search text, or in the empty field what it is for.
  private var searchText: LayoutText {
    list.searchText.isEmpty
      ? LayoutText(strings.search, .listPickerRowDetail, cap: 1)
      : LayoutText(list.searchText, .listPickerRowText, cap: 1)
  }

  /// The magnifying glass and the text after it.
  private func contents(in room: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let room = room.inset(by: LayoutInsets(leading: metrics.lineGap, trailing: metrics.lineGap))
    let size = context.scaled(metrics.searchIconSize)
    let side = min(size.width, room.width)
    let icon = scope.scope("icon").image(
      "magnifyingglass", frame: room.left(side).line(size.height), part: .listPickerRowDetail)
    let place = room.inset(by: LayoutInsets(leading: side + metrics.lineGap))
    guard place.width >= 1 else { return [] }
    let line = place.line(context.lineHeight(of: searchText.part))
    return [icon, scope.scope("text").text(searchText, frame: line)]
  }

  private func endButton(in room: inout LayoutRect, of frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let target = TapTarget.control(.endSearch)
    let text = LayoutText(strings.endSearch, .barButton, context.state(of: target), cap: 1)
    let width = min(max(metrics.minimumRowHeight, context.width(of: text)), max(0, room.width / 2))
    let place = frame.column(at: room.maxX - width, width: width)
    room.size.width = max(0, room.width - width - metrics.gap)
    return scope.scope("end").button(
      text, target, frame: place, label: strings.endSearchLabel, alignment: context.trailingAlignment)
  }
}
