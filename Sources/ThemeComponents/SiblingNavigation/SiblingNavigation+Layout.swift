import ThemeTable

extension SiblingNavigation: ComponentLayout {
  /// See ``ComponentLayout/traitsChanged(_:)``.
  public static func traitsChanged(_ traits: ViewTraits) -> SiblingEvent {
    SiblingEvent.traitsChanged(traits)
  }

  /// See ``ComponentLayout/highlighted(_:)``.
  public static func highlighted(_ target: TapTarget?) -> SiblingEvent { .highlighted(target) }

  /// See ``ComponentLayout/event(for:)``.
  public static func event(for target: TapTarget) -> SiblingEvent? {
    switch target {
    case .control(.previous): .previousTapped
    case .control(.next): .nextTapped
    case .item(let id): .actionTapped(id)
    case .accessory, .control: nil
    }
  }

  /// What is to be drawn: the title in the navigation bar, the page's room, and the toolbar.
  ///
  /// See ``ComponentLayout/displayList(theme:measuring:)``.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    var pass = LayoutPass(self, theme: theme, measuring: measuring)
    let size = traits.size
    var root = DisplayNode(
      "pages", .view, frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
    let bar = barNode(&pass)
    let toolbar = toolbarNode(&pass)
    var page = DisplayNode(
      "pages/page", .view,
      frame: LayoutRect(
        x: 0, y: bar.frame.maxY, width: size.width,
        height: max(0, size.height - bar.frame.height - toolbar.frame.height)))
    if let current { page.identifier += "-" + current.id.rawValue }
    root.children = [bar, page, toolbar]
    return DisplayList(root: root, traits: traits)
  }

  /// The two lines one above the other, in the middle (SN-01); as high as they need.
  private func barNode(_ pass: inout LayoutPass) -> DisplayNode {
    let lines = [("title", title, StyledPart.pageTitle), ("subtitle", subtitle, .pageSubtitle)]
      .compactMap { name, text, part in text.map { (name, $0, part) } }
    let heights = lines.map { pass.lineHeight(of: $0.2) }
    let total = heights.reduce(0, +)
    let height = max(configuration.metrics.barHeight, total)
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: height)
    var bar = pass.node("pages/bar", .bar, frame: frame, part: .pageBar)
    var y = (height - total) / 2
    for ((name, text, part), height) in zip(lines, heights) {
      bar.children.append(
        pass.text(
          "pages/bar/" + name, text,
          frame: LayoutRect(x: 0, y: y, width: frame.width, height: height), part: part, cap: 1,
          alignment: .center))
      y += height
    }
    bar.accessibility = DisplayAccessibility(
      label: DisplayAccessibility.joined([title, subtitle]), traits: [.header])
    return bar
  }

  /// Previous at the start, Next at the end, the app's actions between them (SN-03, SN-05).
  private func toolbarNode(_ pass: inout LayoutPass) -> DisplayNode {
    let metrics = configuration.metrics
    let height = max(
      0, metrics.toolbarHeight, pass.lineHeight(of: .pageNextButton),
      pass.lineHeight(of: .pagePreviousButton), pass.lineHeight(of: .pageAction))
    let frame = LayoutRect(
      x: 0, y: max(0, traits.size.height - height), width: traits.size.width, height: height)
    var toolbar = pass.node("pages/toolbar", .bar, frame: frame, part: .pageToolbar)
    let room = frame.inset(by: LayoutInsets(leading: metrics.padding, trailing: metrics.padding))
    let slot = room.width / Double(configuration.actions.count + 2)
    let place = LayoutRect(x: room.minX, y: room.minY, width: slot, height: room.height)
    toolbar.children.append(buttonNode(isNext: false, in: place, &pass))
    for (index, action) in configuration.actions.enumerated() {
      let next = place.moved(x: Double(index + 1) * slot)
      toolbar.children.append(actionNode(action, in: next, &pass))
    }
    toolbar.children.append(
      buttonNode(isNext: true, in: place.moved(x: room.width - slot), &pass))
    return toolbar
  }

  private func buttonNode(
    isNext: Bool, in frame: LayoutRect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let strings = configuration.strings
    let title = isNext ? strings.next : strings.previous
    let isEnabled = isNext ? canGoForward : canGoBack
    let state = pass.state(
      isEnabled ? .plain : .disabled, of: .control(isNext ? .next : .previous))
    let part: StyledPart = isNext ? .pageNextButton : .pagePreviousButton
    let identifier = "pages/toolbar/" + (isNext ? "next" : "previous")
    var node: DisplayNode
    switch style {
    case .text:
      node = pass.text(
        identifier, title, frame: frame, part: part, state, cap: 1, role: .button,
        alignment: isNext ? pass.trailingAlignment : .natural)
    case .icon:
      let width = min(configuration.metrics.iconButtonWidth, frame.width)
      let x = isNext ? frame.maxX - width : frame.minX
      node = pass.node(
        identifier, .button,
        frame: LayoutRect(x: x, y: frame.minY, width: width, height: frame.height), part: part,
        state)
      node.image =
        node.style.drawnImage ?? (isNext ? "chevron.forward" : "chevron.backward")
    }
    node.accessibility = DisplayAccessibility(
      label: title, traits: isEnabled ? [.button] : [.button, .notEnabled])
    if isEnabled { node.tapTarget = .control(isNext ? .next : .previous) }
    return node
  }

  private func actionNode(
    _ action: ToolbarAction, in frame: LayoutRect, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let identifier = "pages/toolbar/" + action.id.rawValue
    let state = pass.state(of: .item(action.id))
    var node: DisplayNode
    if configuration.hasIconToolbar, let image = action.image {
      let width = min(configuration.metrics.iconButtonWidth, frame.width)
      node = pass.node(
        identifier, .button,
        frame: LayoutRect(
          x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height),
        part: .pageAction, state)
      node.image = image
    } else {
      node = pass.text(
        identifier, action.title, frame: frame, part: .pageAction, state, cap: 1, role: .button,
        alignment: .center)
    }
    node.accessibility = DisplayAccessibility(label: action.title, traits: [.button])
    node.tapTarget = .item(action.id)
    return node
  }
}
