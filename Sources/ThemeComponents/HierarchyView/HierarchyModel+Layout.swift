import ThemeTable

extension HierarchyModel: ComponentLayout {
  /// Returns the event that a tap on a target means, or nil for a target of another component.
  public static func event(for target: TapTarget) -> HierarchyEvent? {
    switch target {
    case .item(let id): .itemTapped(id)
    case .accessory(let id): .accessoryTapped(id)
    case .detail(let id): .detailTapped(id)
    case .section(let level): .retryTapped(level: level)
    case .control(.headerLeft): .headerButtonTapped(.left)
    case .control(.headerRight): .headerButtonTapped(.right)
    default: nil
    }
  }

  /// Returns the event that a step of a finger means.
  public static func event(for drag: DragEvent) -> HierarchyEvent? { .dragged(drag) }

  /// Returns the event of a long press on a row, or nil for another target.
  public static func event(forLongPressOn target: TapTarget) -> HierarchyEvent? {
    if case .item(let id) = target { .longPressed(id) } else { nil }
  }

  /// Returns the event that takes in a layout's measurements of the rows.
  public static func laidOut(_ areas: [ScrollArea]) -> HierarchyEvent? { .laidOut(areas) }

  /// Returns the event that scrolls the column of a level, or nil for another area.
  public static func event(forScrolling area: DisplayNode.ID, to offset: Double) -> HierarchyEvent?
  {
    let name = identifier(ofLevel: 0).dropLast()
    guard area.hasPrefix(name), let level = Int(area.dropFirst(name.count)) else { return nil }
    return .scrolled(level: level, offset: offset)
  }

  /// Escape leads to the parent level where the single column has a header.
  public var escapeEvent: HierarchyEvent? {
    guard header != nil, canMoveToParent else { return nil }
    return .headerButtonTapped(traits.isRightToLeft ? .right : .left)
  }

  /// The node that cuts the rows of a level off.
  static func identifier(ofLevel level: Int) -> String { "hierarchy/column-\(level)" }

  /// Draws header, columns and previews with their rows in sight.
  ///
  /// Rows whose content is not known are drawn empty; ``HierarchyViewController/display(theme:measuring:)`` asks for it.
  /// Linear in the rows in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let nodes = nodes(theme: theme, measuring: measuring)
    return DisplayList(root: nodes.root, traits: traits, scrollAreas: nodes.areas)
  }

  /// The nodes before they are mirrored, and the levels that scroll.
  func nodes(
    theme: ComponentTheme, measuring: any TextMeasuring
  ) -> (root: DisplayNode, areas: [ScrollArea]) {
    let pass = LayoutPass(self, theme: theme, measuring: measuring)
    var part = StyledPart.hierarchyView
    if let path = configuration.additionalClass { part = part.with(class: path) }
    let frame = LayoutRect(traits.size)
    let scope = LayoutScope("hierarchy", pass)
    var root = scope.node(.view, frame: frame, part: part)
    if let header {
      let layout = HierarchyHeaderLayout(header: header, configuration: configuration)
      root.children.append(layout.node(scope.scope("header")))
    }
    let columns = HierarchyArrangement(of: self, pass).columns
    root.children += columns.map { HierarchyColumnLayout(view: self, column: $0, pass).node() }
    for column in columns.dropLast() {
      root.children += edge(of: column.frame, scope.scope("edge-\(column.level)"))
    }
    return (root, columns.map { $0.area })
  }

  /// Returns where the rows of a level are in its column, seen or not; nil for a level that is in no column.
  public func geometry(
    ofLevel level: Int, theme: ComponentTheme,
    measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> ListGeometry? {
    let pass = LayoutPass(self, theme: theme, measuring: measuring)
    guard visibleLevels.contains(level) else { return nil }
    return HierarchyArrangement(of: self, pass).columns.first { $0.level == level }
      .map { ListGeometry($0.window, width: $0.frame.width, viewport: $0.frame.height) }
  }

  /// The line between two columns.
  private func edge(of frame: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let width = min(max(0, configuration.metrics.dividerThickness), frame.width)
    return scope.line(frame.right(width), part: .hierarchyDivider)
  }
}

extension ControlID {
  /// The button at the left end of a hierarchy's header.
  public static let headerLeft: ControlID = "headerLeft"
  /// The button at the right end of a hierarchy's header.
  public static let headerRight: ControlID = "headerRight"
}
