import ThemeTable

/// Lays out the toolbar as standard toolbars are: each item as wide as it needs, the free room between them.
///
/// On compact width symbols replace words at accessibility sizes, and where the words do not fit beside each other: those of
/// Previous and Next, and those of the actions if each has one. A title takes a second line before it is cut; where that is not
/// enough, the actions go below Previous and Next, as many in a row as fit.
struct SiblingToolbarLayout {
  let navigation: SiblingNavigation
  let scope: LayoutScope

  /// One item of the toolbar.
  private struct Item {
    let name: String
    let title: String
    let image: String?
    let part: StyledPart
    let target: TapTarget
    let isEnabled: Bool
    /// The leading edge, between the others, or the trailing edge.
    let alignment: StyleTextAlignment
    var isSymbol: Bool
    var frame = LayoutRect.zero
  }

  private var context: LayoutContext { scope.context }
  private var configuration: SiblingConfiguration { navigation.configuration }
  private var metrics: SiblingMetrics { configuration.metrics }
  private var symbolSize: LayoutSize { context.scaled(metrics.symbolSize, atMost: context.traits.barSymbolScale) }

  /// The toolbar at the bottom of a room.
  func node(in size: LayoutSize) -> DisplayNode {
    let sides = LayoutInsets(leading: metrics.padding, trailing: metrics.padding)
    let rows = rows(in: LayoutRect(size).inset(by: sides))
    let heights = rows.map { max(0, metrics.toolbarHeight, $0.map(height(of:)).max() ?? 0) }
    let height = heights.reduce(0, +)
    let frame = LayoutRect(size).row(at: max(0, size.height - height), height: height)
    var nodes: [DisplayNode] = []
    var y = frame.minY
    for (row, height) in zip(rows, heights) {
      let line = frame.row(at: y, height: height)
      nodes += row.map { node(of: $0, frame: line.column(at: $0.frame.minX, width: $0.frame.width)) }
      y += height
    }
    return scope.node(.bar, frame: frame, part: .pageToolbar, with: nodes)
  }

  private func height(of item: Item) -> Double {
    item.isSymbol ? symbolSize.height : context.measure(text(of: item), width: item.frame.width).size.height
  }

  /// The words of an item, on two lines at most.
  private func text(of item: Item) -> LayoutText { LayoutText(item.title, item.part, lineLimit: 2, cap: 2) }

  private var items: [Item] {
    let strings = configuration.strings
    let hasIcons = navigation.style == .icon
    let previous = Item(
      name: "previous", title: strings.previous, image: "chevron.backward", part: .pagePreviousButton,
      target: .control(.previous), isEnabled: navigation.canGoBack, alignment: .natural, isSymbol: hasIcons)
    let actions = configuration.actions.map { action in
      Item(
        name: action.id.rawValue, title: action.title, image: action.image, part: .barButton, target: .item(action.id),
        isEnabled: true, alignment: .center,
        isSymbol: configuration.hasIconToolbar && action.image != nil && context.traits.isCompact)
    }
    let next = Item(
      name: "next", title: strings.next, image: "chevron.forward", part: .pageNextButton, target: .control(.next),
      isEnabled: navigation.canGoForward, alignment: context.trailingAlignment, isSymbol: hasIcons)
    return [previous] + actions + [next]
  }

  /// The items in a room: beside each other, or in several rows where some would be cut.
  private func rows(in room: LayoutRect) -> [[Item]] {
    var items = items
    // Words give way to symbols on compact width.
    if context.traits.isCompact,
      context.traits.contentSizeCategory.isAccessibilityCategory || width(of: items) > room.width
    {
      // Words and symbols are not mixed among the app's actions.
      let haveSymbols = items.allSatisfy { $0.image != nil }
      for index in items.indices where haveSymbols || items[index].part != .barButton { items[index].isSymbol = true }
    }
    let line = arranged(items, in: room)
    guard items.count > 2, line.contains(where: isCut) else { return [line] }
    var rows = [[items[0], items[items.count - 1]], []]
    for action in items.dropFirst().dropLast() {
      let row = rows[rows.count - 1]
      if !row.isEmpty, width(of: row + [action]) > room.width { rows.append([]) }
      rows[rows.count - 1].append(action)
    }
    return rows.map { arranged($0, in: room) }
  }

  /// Whether the room of an item cuts its words, or breaks one of them.
  private func isCut(_ item: Item) -> Bool {
    let measure = context.measure(text(of: item), width: item.frame.width)
    return !item.isSymbol && (measure.isTruncated || measure.lineCount > item.title.split(separator: " ").count)
  }

  /// Some items beside each other in a room; a single one in its middle.
  private func arranged(_ items: [Item], in room: LayoutRect) -> [Item] {
    var items = items
    let gaps = Double(items.count - 1) * metrics.spacing
    let widths = fitting(items.map(width(of:)), in: max(0, room.width - gaps))
    let free = max(0, room.width - gaps - widths.reduce(0, +))
    var x = room.minX + (items.count == 1 ? free / 2 : 0)
    for (index, width) in widths.enumerated() {
      items[index].frame = room.column(at: x, width: width)
      x += width + metrics.spacing + free / Double(max(1, items.count - 1))
    }
    return items
  }

  /// The least width of some items beside each other.
  private func width(of items: [Item]) -> Double {
    items.map(width(of:)).reduce(Double(items.count - 1) * metrics.spacing, +)
  }

  private func width(of item: Item) -> Double {
    let least = max(metrics.iconButtonWidth, symbolSize.width)
    return item.isSymbol ? least : max(least, context.width(of: text(of: item)))
  }

  /// Widths that fit a room together: the widest give way first, down to equal parts.
  private func fitting(_ widths: [Double], in room: Double) -> [Double] {
    guard widths.reduce(0, +) > room else { return widths }
    var limit = room
    var rest = room
    for (index, width) in widths.sorted().enumerated() {
      limit = rest / Double(widths.count - index)
      if width > limit { break }
      rest -= width
    }
    return widths.map { min($0, limit) }
  }

  private func node(of item: Item, frame: LayoutRect) -> DisplayNode {
    let scope = scope.scope(item.name)
    guard item.isSymbol else {
      return scope.button(
        text(of: item), item.target, frame: frame, isEnabled: item.isEnabled, alignment: item.alignment)
    }
    let state = context.state(item.isEnabled ? .plain : .disabled, of: item.target)
    var node = scope.node(.button, frame: frame, part: item.part, state)
    let drawn = item.part == .barButton ? nil : node.style.drawnImage
    node.image = drawn ?? item.image
    return node.button(item.title, item.target, isEnabled: item.isEnabled)
  }
}
