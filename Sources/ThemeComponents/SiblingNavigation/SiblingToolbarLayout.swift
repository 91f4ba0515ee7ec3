import ThemeTable

/// Lays out the toolbar as standard toolbars are: each item as wide as it needs, the free room between them.
///
/// On compact width symbols replace words at accessibility sizes, and where the words do not fit beside each other: those of
/// Previous and Next, and those of the actions if each has one. A title takes a second line before it is cut.
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
  }

  private var pass: LayoutPass { scope.pass }
  private var configuration: SiblingConfiguration { navigation.configuration }
  private var metrics: SiblingMetrics { configuration.metrics }
  private var symbolSize: LayoutSize {
    pass.scaled(metrics.symbolSize, atMost: pass.traits.barSymbolScale)
  }

  /// The toolbar at the bottom of a room.
  func node(in size: LayoutSize) -> DisplayNode {
    let items = items
    let sides = LayoutInsets(leading: metrics.padding, trailing: metrics.padding)
    let shown = arranged(items, in: LayoutRect(size).inset(by: sides))
    let heights = zip(items, shown).map { item, place in
      place.isSymbol
        ? symbolSize.height : pass.measure(text(of: item), width: place.frame.width).size.height
    }
    let height = max(0, metrics.toolbarHeight, heights.max() ?? 0)
    let frame = LayoutRect(size).row(at: max(0, size.height - height), height: height)
    var toolbar = scope.node(.bar, frame: frame, part: .pageToolbar)
    toolbar.children = zip(items, shown).map { item, place in
      node(
        of: item, frame: frame.column(at: place.frame.minX, width: place.frame.width),
        isSymbol: place.isSymbol)
    }
    return toolbar
  }

  /// The words of an item, on two lines at most.
  private func text(of item: Item) -> LayoutText {
    LayoutText(item.title, item.part, lineLimit: 2, cap: 2)
  }

  private var items: [Item] {
    let strings = configuration.strings
    var items = [
      Item(
        name: "previous", title: strings.previous, image: "chevron.backward",
        part: .pagePreviousButton, target: .control(.previous), isEnabled: navigation.canGoBack,
        alignment: .natural)
    ]
    items += configuration.actions.map { action in
      Item(
        name: action.id.rawValue, title: action.title, image: action.image, part: .pageAction,
        target: .item(action.id), isEnabled: true, alignment: .center)
    }
    items.append(
      Item(
        name: "next", title: strings.next, image: "chevron.forward", part: .pageNextButton,
        target: .control(.next), isEnabled: navigation.canGoForward,
        alignment: pass.trailingAlignment))
    return items
  }

  /// The frames of the items, and whether each is a symbol.
  private func arranged(
    _ items: [Item], in room: LayoutRect
  ) -> [(frame: LayoutRect, isSymbol: Bool)] {
    var symbols = items.map { isSymbol($0) }
    var widths = zip(items, symbols).map { width(of: $0, isSymbol: $1) }
    let gaps = Double(items.count - 1) * metrics.spacing
    if usesSymbols(whereWordsFit: widths.reduce(gaps, +) <= room.width) {
      // Words and symbols are not mixed among the app's actions.
      let haveSymbols = items.allSatisfy { $0.image != nil }
      symbols = items.map { haveSymbols || $0.part != .pageAction || isSymbol($0) }
      widths = zip(items, symbols).map { width(of: $0, isSymbol: $1) }
    }
    widths = fitting(widths, in: max(0, room.width - gaps))
    let free = max(0, room.width - gaps - widths.reduce(0, +)) / Double(items.count - 1)
    var x = room.minX
    return zip(widths, symbols).map { width, isSymbol in
      defer { x += width + metrics.spacing + free }
      return (room.column(at: x, width: width), isSymbol)
    }
  }

  /// Whether words give way to symbols.
  private func usesSymbols(whereWordsFit fits: Bool) -> Bool {
    navigation.traits.isCompact
      && (navigation.traits.contentSizeCategory.isAccessibilityCategory || !fits)
  }

  private func isSymbol(_ item: Item) -> Bool {
    switch item.target {
    case .control: navigation.style == .icon
    default: configuration.hasIconToolbar && item.image != nil
    }
  }

  private func width(of item: Item, isSymbol: Bool) -> Double {
    let least = max(metrics.iconButtonWidth, symbolSize.width)
    return isSymbol ? least : max(least, pass.width(of: text(of: item)))
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

  private func node(of item: Item, frame: LayoutRect, isSymbol: Bool) -> DisplayNode {
    let scope = scope.scope(item.name)
    guard isSymbol else {
      return scope.button(
        text(of: item), item.target, frame: frame, isEnabled: item.isEnabled,
        alignment: item.alignment)
    }
    let state = pass.state(item.isEnabled ? .plain : .disabled, of: item.target)
    var node = scope.node(.button, frame: frame, part: item.part, state)
    let drawn = item.part == .pageAction ? nil : node.style.drawnImage
    node.image = drawn ?? item.image
    return node.button(item.title, item.target, isEnabled: item.isEnabled)
  }
}
