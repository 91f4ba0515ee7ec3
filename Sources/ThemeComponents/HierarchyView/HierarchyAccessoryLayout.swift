import ThemeTable

/// Lays out the hierarchy accessory: an icon with an optional text above, below or beside it (IN-02 to IN-08).
struct HierarchyAccessoryLayout {
  let metrics: HierarchyMetrics
  let category: StyleTextSize
  /// Whether the icon is above the text; always at large text sizes (IN-07).
  let isMultiLine: Bool

  init(metrics: HierarchyMetrics, category: StyleTextSize, isMultiLine: Bool) {
    self.metrics = metrics
    self.category = category
    self.isMultiLine = isMultiLine || metrics.isIndicatorWide(for: category)
  }

  private var inset: Double {
    metrics.isIndicatorWide(for: category) ? metrics.wideIndicatorInset : metrics.indicatorInset
  }

  var width: Double { metrics.indicatorWidth(isMultiLine: isMultiLine, category: category) }

  func height(_ pass: LayoutPass) -> Double {
    let line = max(
      pass.lineHeight(of: .hierarchyIndicatorTitle),
      pass.lineHeight(of: .hierarchyIndicatorTitle, .selected))
    return isMultiLine
      ? pass.scaled(metrics.indicatorIconSize).height + metrics.indicatorGap + line
      : max(pass.scaled(metrics.indicatorIconSize).height, line)
  }

  /// The node of an item's accessory.
  ///
  /// Its icon and text are selected while the item is the expanded one (HN-03, IN-11).
  func node(
    for id: ItemID, text: String?, isSelected: Bool, frame: LayoutRect, _ scope: LayoutScope
  ) -> DisplayNode {
    let pass = scope.pass
    let state = pass.state(isSelected ? .selected : .plain, of: .accessory(id))
    var node = scope.node(.button, frame: frame)
    let text = text?.isEmpty == false ? text : nil
    let icon = iconFrame(in: frame, hasText: text != nil, state, pass)
    var image = scope.scope("icon").node(.image, frame: icon, part: .hierarchyIndicator, state)
    image.image = image.style.drawnImage ?? (isSelected ? "hierarchy.fill" : "hierarchy")
    node.children = [image]
    if let text {
      node.children.append(title(text, icon: icon, frame: frame, scope, state))
    }
    node.tapTarget = .accessory(id)
    return node
  }

  private func iconFrame(
    in frame: LayoutRect, hasText: Bool, _ state: StyleState, _ pass: LayoutPass
  ) -> LayoutRect {
    let size = pass.scaled(metrics.indicatorIconSize)
    guard isMultiLine else {
      return LayoutRect(
        x: frame.maxX - inset - size.width, y: frame.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let height =
      hasText
      ? size.height + metrics.indicatorGap + pass.lineHeight(of: .hierarchyIndicatorTitle, state)
      : size.height
    return LayoutRect(
      x: frame.midX - size.width / 2, y: frame.midY - height / 2, width: size.width,
      height: size.height)
  }

  /// The text on one line; its font shrinks before it is cut (IN-02).
  private func title(
    _ text: String, icon: LayoutRect, frame: LayoutRect, _ scope: LayoutScope,
    _ state: StyleState
  ) -> DisplayNode {
    let pass = scope.pass
    let line = pass.lineHeight(of: .hierarchyIndicatorTitle, state)
    let room =
      isMultiLine
      ? LayoutRect(
        x: frame.minX + inset, y: icon.maxY + metrics.indicatorGap,
        width: max(0, frame.width - 2 * inset), height: line)
      : LayoutRect(
        x: frame.minX, y: frame.midY - line / 2,
        width: max(0, icon.minX - metrics.indicatorGap - frame.minX), height: line)
    var node = scope.scope("title").text(
      text, frame: room, part: .hierarchyIndicatorTitle, state, cap: 1,
      alignment: isMultiLine ? .center : pass.trailingAlignment)
    shrink(&node, to: room.width, pass)
    return node
  }

  private func shrink(_ node: inout DisplayNode, to width: Double, _ pass: LayoutPass) {
    guard var text = node.text else { return }
    let natural = pass.measuring.measure(
      text.string, font: text.font, width: .infinity, lineLimit: 1
    ).size.width
    guard natural > width, natural > 0 else { return }
    let factor = max(metrics.smallestIndicatorScale, width / natural)
    // Whole points, as the system's own shrinking ends up with sharp glyphs.
    text.font.pointSize = max(1, (text.font.pointSize * factor).rounded(.down))
    let measure = pass.measuring.measure(
      text.string, font: text.font, width: width, lineLimit: 1)
    text.lineCount = measure.lineCount
    text.isTruncated = measure.isTruncated
    node.text = text
  }
}
