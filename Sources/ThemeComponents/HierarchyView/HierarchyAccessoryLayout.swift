package import ThemeTable

/// Lays out the hierarchy accessory: an icon with an optional text above, below or beside it (IN-02 to IN-08).
struct HierarchyAccessoryLayout {
  let metrics: HierarchyMetrics
  /// Whether the icon is to be above the text.
  let wantsMultiLine: Bool
  let context: LayoutContext

  /// Whether the text is so large that the accessory is wide.
  private var isWide: Bool { metrics.isIndicatorWide(for: context.traits.contentSizeCategory) }
  /// Whether the icon is above the text; always at large text sizes (IN-07).
  private var isMultiLine: Bool { wantsMultiLine || isWide }
  private var inset: Double { isWide ? metrics.wideIndicatorInset : metrics.indicatorInset }
  private var iconSize: LayoutSize { context.scaled(metrics.indicatorIconSize) }

  var width: Double { metrics.indicatorWidth(isMultiLine: isMultiLine, category: context.traits.contentSizeCategory) }

  var height: Double {
    let line = max(
      context.lineHeight(of: .hierarchyIndicatorTitle), context.lineHeight(of: .hierarchyIndicatorTitle, .selected))
    return isMultiLine ? iconSize.height + metrics.indicatorGap + line : max(iconSize.height, line)
  }

  /// The node of an item's accessory.
  ///
  /// Its icon and text are selected while the item is the expanded one (HN-03, IN-11).
  func node(for id: ItemID, text: String?, isSelected: Bool, frame: LayoutRect, _ scope: LayoutScope) -> DisplayNode {
    let state = context.state(isSelected ? .selected : .plain, of: .accessory(id))
    var node = scope.node(.button, frame: frame)
    let text = text?.isEmpty == false ? text : nil
    let icon = iconFrame(in: frame, hasText: text != nil, state)
    var image = scope.scope("icon").node(.image, frame: icon, part: .hierarchyIndicator, state)
    image.image = image.style.drawnImage ?? (isSelected ? "hierarchy.fill" : "hierarchy")
    node.children = [image]
    if let text { node.children.append(title(text, state, icon: icon, frame: frame, scope.scope("title"))) }
    node.tapTarget = .accessory(id)
    return node
  }

  private func iconFrame(in frame: LayoutRect, hasText: Bool, _ state: StyleState) -> LayoutRect {
    let size = iconSize
    guard isMultiLine else {
      return frame.column(at: frame.maxX - inset - size.width, width: size.width).line(size.height)
    }
    let line = context.lineHeight(of: .hierarchyIndicatorTitle, state)
    let height = hasText ? size.height + metrics.indicatorGap + line : size.height
    return frame.middle(LayoutSize(width: size.width, height: height)).top(size.height)
  }

  /// The text on one line; its font shrinks before it is cut (IN-02).
  private func title(_ text: String, _ state: StyleState, icon: LayoutRect, frame: LayoutRect, _ scope: LayoutScope)
    -> DisplayNode
  {
    let line = context.lineHeight(of: .hierarchyIndicatorTitle, state)
    let room =
      isMultiLine
      ? frame.inset(by: LayoutInsets(leading: inset, trailing: inset)).row(
        at: icon.maxY + metrics.indicatorGap, height: line)
      : frame.left(max(0, icon.minX - metrics.indicatorGap - frame.minX)).line(line)
    var node = scope.text(
      LayoutText(text, .hierarchyIndicatorTitle, state, cap: 1), frame: room,
      alignment: isMultiLine ? .center : context.trailingAlignment)
    shrink(&node, to: room.width)
    return node
  }

  private func shrink(_ node: inout DisplayNode, to width: Double) {
    guard let string = node.text?.string, var font = node.text?.font else { return }
    func measure(_ width: Double) -> TextMeasure {
      context.measuring.measure(string, font: font, width: width, lineLimit: 1)
    }
    let natural = measure(.infinity).size.width
    guard natural > width, natural > 0 else { return }
    let factor = max(metrics.smallestIndicatorScale, width / natural)
    // Whole points, as the system's own shrinking ends up with sharp glyphs.
    font.pointSize = max(1, (font.pointSize * factor).rounded(.down))
    node.text?.font = font
    node.text?.isTruncated = measure(width).isTruncated
  }
}

extension HierarchyMetrics {
  /// Whether the accessory is wide and has its icon above its text whatever the cell asks for (IN-07).
  func isIndicatorWide(for category: StyleTextSize) -> Bool { category >= wideIndicatorCategory }

  /// The accessory's width in points (IN-05, IN-07).
  package func indicatorWidth(isMultiLine: Bool, category: StyleTextSize) -> Double {
    if isIndicatorWide(for: category) { return wideIndicatorWidth }
    return isMultiLine ? multiLineIndicatorWidth : singleLineIndicatorWidth
  }
}
