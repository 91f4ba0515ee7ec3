import ThemeTable

extension SiblingNavigation: ComponentLayout {
  /// Draws the title in the navigation bar, the room of the page, and the toolbar.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    let scope = LayoutScope("pages", LayoutPass(self, theme: theme, measuring: measuring))
    let size = traits.size
    let bar = barNode(scope.scope("bar"))
    let toolbar = SiblingToolbarLayout(navigation: self, scope: scope.scope("toolbar")).node(in: size)
    let height = max(0, size.height - bar.frame.height - toolbar.frame.height)
    let page = scope.scope(current.map { "page-" + $0.id.rawValue } ?? "page").node(
      .view, frame: bar.frame.row(at: bar.frame.maxY, height: height))
    let root = scope.node(.view, frame: LayoutRect(size), with: [bar, page, toolbar])
    return DisplayList(root: root, traits: traits)
  }

  /// The two lines one above the other, in the middle (SN-01); as high as they need.
  private func barNode(_ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let lines = [("title", title, StyledPart.pageTitle), ("subtitle", subtitle, .pageSubtitle)].compactMap {
      name, text, part in text.map { (name, LayoutText($0, part, cap: 1)) }
    }
    let heights = lines.map { pass.lineHeight(of: $0.1.part) }
    let total = heights.reduce(0, +)
    let height = max(configuration.metrics.barHeight, total + 2 * configuration.metrics.spacing)
    let frame = LayoutRect(x: 0, y: 0, width: traits.size.width, height: height)
    var bar = scope.node(.bar, frame: frame, part: .navigationBar)
    let padding = configuration.metrics.padding
    let room = frame.inset(by: LayoutInsets(leading: padding, trailing: padding))
    var y = (height - total) / 2
    for ((name, text), height) in zip(lines, heights) {
      bar.children.append(scope.scope(name).text(text, frame: room.row(at: y, height: height), alignment: .center))
      y += height
    }
    bar.children += scope.divider(
      below: frame, thickness: configuration.metrics.dividerThickness, part: .hierarchyDivider)
    return bar.saying(DisplayAccessibility.joined([title, subtitle]), .header)
  }
}
