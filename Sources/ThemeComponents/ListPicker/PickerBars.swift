import ThemeTable

/// The search field of a picker, and the bar with the number of chosen values (LP-08, LP-24).
extension PickerLayout {
  /// The bar at the bottom with the button that shows the number of chosen values.
  ///
  /// A sheet that has no room for it, a header and a row goes without.
  func anchorBar(_ count: Int, in frame: LayoutRect, below top: Double) -> DisplayNode? {
    let words = strings.selectedCount(count)
    let target = TapTarget.control(.anchor)
    let text = LayoutText(words, .barButton, context.state(of: target), cap: 1)
    let insets = context.insets(of: .barButton, otherwise: metrics.padding)
    let height = max(metrics.anchorHeight, context.lineHeight(of: .barButton) + insets.top + insets.bottom)
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
  func searchBar(_ screen: PickerScreen, at top: LayoutRect) -> DisplayNode {
    let scope = scope.scope("search")
    let padding = context.insets(of: .listPickerSearch, otherwise: metrics.padding)
    let text = searchText(screen)
    let line = context.lineHeight(of: text.part)
    let frame = top.top(max(metrics.searchHeight, line + padding.top + padding.bottom))
    var room = frame.inset(by: padding)
    let button = screen.isSearching ? [endButton(in: &room, of: frame, scope)] : []
    // The field takes taps over the whole height of the bar.
    var field = scope.scope("field").node(
      .searchField, frame: frame.column(at: room.minX, width: room.width), with: contents(text, in: room, scope))
    field.accessibility = DisplayAccessibility(
      label: strings.search, value: screen.searchText.isEmpty ? nil : screen.searchText, traits: [.searchField])
    field.tapTarget = .control(.searchField)
    return scope.node(.bar, frame: frame, part: .listPickerSearch, with: [field] + button)
  }

  /// The search text, or in the empty field what it is for.
  private func searchText(_ screen: PickerScreen) -> LayoutText {
    screen.searchText.isEmpty
      ? LayoutText(strings.search, .listPickerRowDetail, cap: 1)
      : LayoutText(screen.searchText, .listPickerRowText, cap: 1)
  }

  /// The magnifying glass and the text after it.
  private func contents(_ text: LayoutText, in room: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let room = room.inset(by: LayoutInsets(leading: metrics.lineGap, trailing: metrics.lineGap))
    let size = context.scaled(metrics.searchIconSize)
    let side = min(size.width, room.width)
    let icon = scope.scope("icon").image(
      "magnifyingglass", frame: room.left(side).line(size.height), part: .listPickerRowDetail)
    let place = room.inset(by: LayoutInsets(leading: side + metrics.lineGap))
    guard place.width >= 1 else { return [] }
    let line = place.line(context.lineHeight(of: text.part))
    return [icon, scope.scope("text").text(text, frame: line)]
  }

  private func endButton(in room: inout LayoutRect, of frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let target = TapTarget.control(.endSearch)
    let text = LayoutText(strings.endSearch, .textButton, context.state(of: target), cap: 1)
    let width = min(max(metrics.minimumRowHeight, context.width(of: text)), max(0, room.width / 2))
    let place = frame.column(at: room.maxX - width, width: width)
    room.size.width = max(0, room.width - width - metrics.gap)
    return scope.scope("end").button(
      text, target, frame: place, label: strings.endSearchLabel, alignment: context.trailingAlignment)
  }

  /// The prompt below a hierarchy, at most a third of a room; nil without one (LP-27).
  func prompt(in room: LayoutRect) -> DisplayNode? {
    guard let words = configuration.prompt, room.height > 0 else { return nil }
    let padding = context.insets(of: .listPickerFooterView, otherwise: metrics.padding)
    let width = LayoutRect(width: room.width).inset(by: padding).width
    let most = room.height / 3 - padding.top - padding.bottom
    let lines = max(1, (most / max(1, context.lineHeight(of: .listPickerFooter))).rounded(.down).wholeNumber)
    let text = LayoutText(words, .listPickerFooter, lineLimit: lines, cap: lines)
    let height = context.measure(text, width: width).size.height + padding.top + padding.bottom
    guard height <= room.height else { return nil }
    let frame = room.row(at: room.maxY - height, height: height)
    let scope = scope.scope("prompt")
    let label = scope.scope("text").text(text, frame: frame.inset(by: padding)).saying(words, .staticText)
    return scope.node(.footer, frame: frame, part: .listPickerFooterView, with: [label])
  }
}

/// The value of a picker's form cell, as far as it can be seen or heard: of very many chosen values only the first ones.
public struct PickerValueText: Hashable, Sendable {
  /// The text that is drawn; empty while nothing is chosen.
  public let drawn: String
  /// The text that assistive technology speaks.
  public let spoken: String

  /// No form cell has room for the titles of more values.
  static let mostDrawn = 500
  /// Nobody listens to the titles of more values.
  private static let mostSpoken = 20
  /// The most letters that are spoken of the titles.
  private static let mostLetters = 1_000

  /// The texts of a number of chosen values.
  ///
  /// - Parameters:
  ///   - count: The number of chosen values.
  ///   - strings: The words.
  ///   - titles: Returns the titles of the first values, so many at most.
  init(count: Int, strings: ListPickerStrings, titles: (Int) -> String) {
    drawn = titles(Self.mostDrawn) + (count > Self.mostDrawn ? "…" : "")
    let heard = titles(Self.mostSpoken)
    let isLong = heard.utf8.count > Self.mostLetters
    let first = isLong ? String(heard.prefix(Self.mostLetters)) + "…" : heard
    let others = count > Self.mostSpoken ? strings.moreValues.filled(count - Self.mostSpoken, strings.counts) : nil
    spoken = count == 0 ? strings.nothingSelected : DisplayAccessibility.joined([first, others])
  }
}
