import ThemeTable

/// Lays out the search field, and while searching the button that ends the search.
struct ListPickerSearchLayout {
  let picker: ListPickerFormCell
  let list: ListPickerList
  let y: Double

  func node(_ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let metrics = picker.configuration.metrics
    let strings = picker.configuration.strings
    let padding = pass.insets(of: .listPickerSearch, otherwise: metrics.padding)
    let part: StyledPart = list.searchText.isEmpty ? .listPickerRowDetail : .listPickerRowText
    let line = pass.lineHeight(of: part)
    let frame = LayoutRect(
      x: 0, y: y, width: picker.traits.size.width,
      height: max(metrics.searchHeight, line + padding.top + padding.bottom))
    var room = frame.inset(by: padding)
    var bar = scope.node(.bar, frame: frame, part: .listPickerSearch)
    let button = list.isSearching ? endButton(in: &room, of: frame, scope) : []
    let shown = list.searchText.isEmpty ? strings.search : list.searchText
    // The field takes taps over the whole height of the bar.
    var field = scope.scope("field").node(
      .searchField,
      frame: LayoutRect(x: room.minX, y: frame.minY, width: room.width, height: frame.height))
    field.children = contents(shown, part: part, in: room, scope)
    field.accessibility = DisplayAccessibility(
      label: strings.search, value: list.searchText.isEmpty ? nil : list.searchText,
      traits: [.searchField])
    field.tapTarget = .control(.searchField)
    bar.children = [field] + button
    return bar
  }

  /// The magnifying glass and the text after it.
  private func contents(
    _ shown: String, part: StyledPart, in room: LayoutRect, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let pass = scope.pass
    let metrics = picker.configuration.metrics
    let line = pass.lineHeight(of: part)
    let room = room.inset(by: LayoutInsets(leading: metrics.lineGap, trailing: metrics.lineGap))
    let size = pass.scaled(metrics.searchIconSize)
    let side = min(size.width, room.width)
    let icon = scope.scope("icon").image(
      "magnifyingglass", frame: room.left(side).line(size.height), part: .listPickerRowDetail)
    let rest = room.inset(by: LayoutInsets(leading: side + metrics.lineGap))
    guard rest.width >= 1 else { return [] }
    let text = scope.scope("text").text(
      shown, frame: rest.line(line), part: part, cap: 1)
    return [icon, text]
  }

  private func endButton(
    in room: inout LayoutRect, of frame: LayoutRect, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let pass = scope.pass
    let strings = picker.configuration.strings
    let metrics = picker.configuration.metrics
    let state = pass.state(of: .control(.endSearch))
    let text = pass.measure(
      strings.endSearch, of: .listPickerBarButton, state, width: .infinity, cap: 1)
    let insets = pass.insets(of: .listPickerBarButton)
    let wanted = text.size.width + insets.leading + insets.trailing
    let width = min(max(metrics.minimumRowHeight, wanted), max(0, room.width / 2))
    let place = LayoutRect(
      x: room.maxX - width, y: frame.minY, width: width, height: frame.height)
    room.size.width = max(0, room.width - width - metrics.gap)
    let node = scope.scope("end").text(
      strings.endSearch, frame: place, part: .listPickerBarButton, state, cap: 1, role: .button,
      alignment: pass.trailingAlignment)
    return [node.button(strings.endSearchLabel, .control(.endSearch))]
  }
}
