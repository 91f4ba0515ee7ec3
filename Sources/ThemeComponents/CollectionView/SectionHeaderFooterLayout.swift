import ThemeTable

/// Lays out the line above or below the cells (CV-01, CV-03, CV-17).
struct SectionHeaderFooterLayout {
  let line: SectionHeaderFooter
  let metrics: CollectionMetrics
  let role: DisplayRole
  let target: ControlID
  /// The hint of assistive technology for a tap, or nil for nothing.
  var hint: String?

  func node(at y: Double, width: Double, _ scope: LayoutScope) -> DisplayNode {
    let pass = scope.pass
    let padding = pass.insets(of: .collectionHeaderFooter, otherwise: metrics.headerPadding)
    let state = pass.state(of: .control(target))
    let edge = LayoutRect(width: width).row(at: y, height: 0)
    var room = edge.inset(by: padding)
    let trailing = trailingNodes(in: &room, state, scope)
    // At accessibility sizes the title wraps instead of being cut.
    let lineLimit = pass.textLines == 0 ? 0 : line.lineLimit
    let title = LayoutText(line.title, .collectionHeaderTitle, state, lineLimit: lineLimit)
    let height = pass.measure(title, width: room.width).size.height
    room.size.height = max(
      height, trailing.map { $0.frame.height }.max() ?? 0,
      metrics.minimumHeaderHeight - padding.top - padding.bottom)
    var node = scope.node(
      role, frame: edge.top(room.height + padding.top + padding.bottom),
      part: .collectionHeaderFooter, state)
    node.children = [scope.scope("title").text(title, frame: room.line(height))]
    node.children += trailing.map { node in
      var node = node
      node.frame.origin.y = room.midY - node.frame.height / 2
      return node
    }
    node.accessibility = DisplayAccessibility(
      label: line.title, value: line.style == .attribute ? line.attribute : nil,
      hint: hint, traits: traits)
    if line.isTappable { node.tapTarget = .control(target) }
    return node
  }

  private var traits: Set<DisplayAccessibility.Trait> {
    var traits: Set<DisplayAccessibility.Trait> = []
    if role == .header { traits.insert(.header) }
    if line.isTappable { traits.insert(.button) }
    return traits
  }

  /// Disclosure indicator and attribute, from the trailing edge inwards; the room is what they leave.
  private func trailingNodes(
    in room: inout LayoutRect, _ state: StyleState, _ scope: LayoutScope
  ) -> [DisplayNode] {
    let pass = scope.pass
    guard line.style == .attribute else { return [] }
    func take(_ size: LayoutSize) -> LayoutRect {
      let width = min(size.width, room.width)
      let place = room.right(width).top(size.height)
      room.size.width = max(0, room.width - width - metrics.headerGap)
      return place
    }
    let disclosure = scope.scope("disclosure").image(
      "chevron.forward", frame: take(pass.scaled(metrics.disclosureSize)),
      part: .collectionHeaderDisclosure, state)
    guard let attribute = line.attribute else { return [disclosure] }
    let text = LayoutText(attribute, .collectionHeaderAttribute, state, cap: 1)
    let width = room.width * min(max(0, metrics.attributeFraction), 1)
    let place = take(pass.measure(text, width: width).size)
    return [
      disclosure,
      scope.scope("attribute").text(text, frame: place, alignment: pass.trailingAlignment),
    ]
  }
}
