import ThemeTable

extension HierarchyModel: ComponentLayout {
  /// The node that cuts the rows of a level off, and the name of the area in which they scroll.
  public static func identifier(ofLevel level: Int) -> String { "hierarchy/column-\(level)" }

  /// Draws header, columns and previews with their rows in sight.
  ///
  /// Rows whose content is not known are drawn empty; ``HierarchyDriver/display(theme:measuring:)`` asks for it.
  /// Linear in the rows in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let nodes = nodes(theme: theme, measuring: measuring)
    return DisplayList(root: nodes.root, traits: traits, scrollAreas: nodes.areas)
  }

  /// The nodes before they are mirrored, and the levels that scroll.
  func nodes(theme: ComponentTheme, measuring: any TextMeasuring) -> (root: DisplayNode, areas: [ScrollArea]) {
    let context = LayoutContext(self, theme: theme, measuring: measuring)
    var part = StyledPart.hierarchyView
    if let path = configuration.additionalClass { part = part.with(class: path) }
    let scope = LayoutScope("hierarchy", context)
    var root = scope.node(.view, frame: LayoutRect(traits.size), part: part)
    if let header { root.children.append(node(of: header, scope.scope("header"))) }
    let columns = HierarchyColumn.all(of: self, context)
    root.children += columns.map { $0.node() }
    root.children += columns.dropLast().flatMap { edge(of: $0.frame, scope.scope("edge-\($0.level)")) }
    return (root, columns.map { $0.area })
  }

  /// Returns where the rows of a level are in its column, seen or not; nil for a level that is in no column.
  public func geometry(
    ofLevel level: Int, theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics()
  ) -> ListGeometry? {
    let context = LayoutContext(self, theme: theme, measuring: measuring)
    guard visibleLevels.contains(level) else { return nil }
    return HierarchyColumn.all(of: self, context).first { $0.level == level }.map {
      ListGeometry($0.window, width: $0.frame.width, viewport: $0.frame.height)
    }
  }

  /// The line between two columns.
  private func edge(of frame: LayoutRect, _ scope: LayoutScope) -> [DisplayNode] {
    let width = min(max(0, configuration.metrics.dividerThickness), frame.width)
    return scope.line(frame.right(width), part: .hierarchyDivider)
  }

  // MARK: The header of the single column: the title between a button to the parent and one to the children

  /// The height of a header in points, which makes room for large text.
  func headerHeight(_ context: LayoutContext) -> Double {
    max(0, configuration.metrics.headerHeight, context.lineHeight(of: .hierarchyHeaderTitle))
  }

  func node(of header: HierarchyHeader, _ scope: LayoutScope) -> DisplayNode {
    let metrics = configuration.metrics
    let frame = LayoutRect(width: traits.size.width).top(headerHeight(scope.context))
    var node = scope.node(.bar, frame: frame, part: .hierarchyHeader)
    // Layout runs from left to right and is mirrored afterwards, so the first button is the one where reading starts.
    let isMirrored = traits.isRightToLeft
    let width = min(metrics.headerButtonWidth, frame.width / 2)
    let start = frame.left(width)
    let end = start.moved(x: frame.width - width)
    node.children = [
      button(isLeft: true, header.isLeftEnabled, frame: isMirrored ? end : start, scope),
      button(isLeft: false, header.isRightEnabled, frame: isMirrored ? start : end, scope),
    ]
    if let title = header.title {
      node.children.append(scope.title(title, .hierarchyHeaderTitle, in: frame, beside: width))
    }
    node.children += scope.divider(below: frame, thickness: metrics.dividerThickness, part: .hierarchyDivider)
    return node
  }

  private func button(isLeft: Bool, _ isEnabled: Bool, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let target = TapTarget.control(isLeft ? .headerLeft : .headerRight)
    var node = scope.scope(isLeft ? "left" : "right").node(
      .button, frame: frame, part: isLeft ? .hierarchyHeaderLeftButton : .hierarchyHeaderRightButton,
      scope.context.state(isEnabled ? .plain : .disabled, of: target))
    node.image = node.style.drawnImage ?? (isLeft ? "chevron.left" : "chevron.right")
    let leadsUp = isLeft != traits.isRightToLeft
    let strings = configuration.strings
    return node.button(leadsUp ? strings.parentLevel : strings.childLevel, target, isEnabled: isEnabled)
  }
}
