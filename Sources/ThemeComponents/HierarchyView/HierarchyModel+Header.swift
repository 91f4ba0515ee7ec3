import ThemeTable

/// The header of the single column: the title between a button to the parent and one to the children.
extension HierarchyModel {
  /// The height of a header in points, which makes room for large text.
  func headerHeight(_ pass: LayoutPass) -> Double {
    max(0, configuration.metrics.headerHeight, pass.lineHeight(of: .hierarchyHeaderTitle))
  }

  func node(of header: HierarchyHeader, _ scope: LayoutScope) -> DisplayNode {
    let metrics = configuration.metrics
    let frame = LayoutRect(width: traits.size.width).top(headerHeight(scope.pass))
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
      scope.pass.state(isEnabled ? .plain : .disabled, of: target))
    node.image = node.style.drawnImage ?? (isLeft ? "chevron.left" : "chevron.right")
    let leadsUp = isLeft != traits.isRightToLeft
    let strings = configuration.strings
    return node.button(leadsUp ? strings.parentLevel : strings.childLevel, target, isEnabled: isEnabled)
  }
}
