extension ListPickerLayout {
  /// The search field from an edge down, and while searching the button that ends the search.
  func searchBar(at top: LayoutRect) -> DisplayNode {
    let scope = scope.scope("search")
    let padding = pass.insets(of: .listPickerSearch, otherwise: metrics.padding)
    let line = pass.lineHeight(of: searchText.part)
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
    let size = pass.scaled(metrics.searchIconSize)
    let side = min(size.width, room.width)
    let icon = scope.scope("icon").image(
      "magnifyingglass", frame: room.left(side).line(size.height), part: .listPickerRowDetail)
    let place = room.inset(by: LayoutInsets(leading: side + metrics.lineGap))
    guard place.width >= 1 else { return [] }
    let line = place.line(pass.lineHeight(of: searchText.part))
    return [icon, scope.scope("text").text(searchText, frame: line)]
  }

  private func endButton(in room: inout LayoutRect, of frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let target = TapTarget.control(.endSearch)
    let text = LayoutText(strings.endSearch, .barButton, pass.state(of: target), cap: 1)
    let width = min(max(metrics.minimumRowHeight, pass.width(of: text)), max(0, room.width / 2))
    let place = frame.column(at: room.maxX - width, width: width)
    room.size.width = max(0, room.width - width - metrics.gap)
    return scope.scope("end").button(
      text, target, frame: place, label: strings.endSearchLabel, alignment: pass.trailingAlignment)
  }
}
