import ThemeTable

/// Lays out the header of the single column: the title between a button to the parent and one to the children.
struct HierarchyHeaderLayout {
  let header: HierarchyHeader
  let configuration: HierarchyConfiguration

  /// The height of a header in points, which makes room for large text.
  static func height(_ metrics: HierarchyMetrics, _ pass: LayoutPass) -> Double {
    max(0, metrics.headerHeight, pass.lineHeight(of: .hierarchyHeaderTitle))
  }

  func node(_ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let metrics = configuration.metrics
    let frame = LayoutRect(width: pass.traits.size.width).top(Self.height(metrics, pass))
    var node = scope.node(.bar, frame: frame, part: .hierarchyHeader)
    // Layout runs from left to right and is mirrored afterwards, so the first button is the one where reading starts.
    let isMirrored = pass.traits.isRightToLeft
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
    node.children += scope.divider(
      below: frame, thickness: metrics.dividerThickness, part: .hierarchyDivider)
    return node
  }

  private func button(
    isLeft: Bool, _ isEnabled: Bool, frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let target = TapTarget.control(isLeft ? .headerLeft : .headerRight)
    var node = scope.scope(isLeft ? "left" : "right").node(
      .button, frame: frame,
      part: isLeft ? .hierarchyHeaderLeftButton : .hierarchyHeaderRightButton,
      scope.pass.state(isEnabled ? .plain : .disabled, of: target))
    node.image = node.style.drawnImage ?? (isLeft ? "chevron.left" : "chevron.right")
    let leadsUp = isLeft != scope.pass.traits.isRightToLeft
    let strings = configuration.strings
    return node.button(
      leadsUp ? strings.parentLevel : strings.childLevel, target, isEnabled: isEnabled)
  }
}
