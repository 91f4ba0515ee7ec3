import ThemeTable

/// Lays out the line above or below the cells (CV-01, CV-03, CV-17).
struct SectionHeaderFooterLayout {
  let line: SectionHeaderFooter
  let padding: EdgeInsets
  let role: DisplayRole
  let target: TapTarget.Control
  /// The side of the disclosure indicator in points.
  private let disclosureSide = ObjectCellMetrics.standard.accessorySize.width

  init(
    _ line: SectionHeaderFooter, padding: EdgeInsets, role: DisplayRole, target: TapTarget.Control
  ) {
    self.line = line
    self.padding = padding
    self.role = role
    self.target = target
  }

  func node(
    _ identifier: String, at origin: Point, width: Double, _ pass: inout LayoutPass
  ) -> DisplayNode {
    let room = Rect(x: origin.x, y: origin.y, width: width, height: 0).inset(by: padding)
    let side = trailingNodes(identifier, in: room, &pass)
    let taken = side.last.map { room.maxX - $0.frame.minX + padding.trailing } ?? 0
    let titleWidth = max(0, room.width - taken)
    let title = pass.measure(
      line.title, of: .collectionHeaderTitle, width: titleWidth, lineLimit: line.lineLimit)
    let height = title.size.height + padding.top + padding.bottom
    var node = pass.node(
      identifier, role, frame: Rect(x: origin.x, y: origin.y, width: width, height: height),
      part: .collectionHeaderFooter)
    node.children = [
      pass.text(
        identifier + "/title", line.title,
        frame: Rect(
          x: room.minX, y: room.minY, width: titleWidth, height: title.size.height),
        part: .collectionHeaderTitle, lineLimit: line.lineLimit)
    ]
    node.children += side
    node.accessibility = Accessibility(
      label: line.title, value: line.style == .attribute ? line.attribute : nil,
      traits: traits)
    if line.isTappable { node.tapTarget = .control(target) }
    return node
  }

  private var traits: Set<Accessibility.Trait> {
    var traits: Set<Accessibility.Trait> = []
    if role == .header { traits.insert(.header) }
    if line.isTappable { traits.insert(.button) }
    return traits
  }

  /// Disclosure indicator and attribute, from the trailing edge inwards.
  private func trailingNodes(
    _ identifier: String, in room: Rect, _ pass: inout LayoutPass
  ) -> [DisplayNode] {
    guard line.style == .attribute else { return [] }
    let height = pass.lineHeight(of: .collectionHeaderTitle)
    let y = room.minY + height / 2
    var disclosure = DisplayNode(
      identifier + "/disclosure", .image,
      frame: Rect(
        x: room.maxX - disclosureSide, y: y - disclosureSide / 2, width: disclosureSide,
        height: disclosureSide))
    disclosure.image = "chevron.forward"
    guard let attribute = line.attribute else { return [disclosure] }
    let size = pass.measure(
      attribute, of: .collectionHeaderAttribute, width: room.width / 2
    ).size
    let gap = padding.trailing / 2
    let text = pass.text(
      identifier + "/attribute", attribute,
      frame: Rect(
        x: disclosure.frame.minX - gap - size.width, y: y - size.height / 2, width: size.width,
        height: size.height), part: .collectionHeaderAttribute)
    return [disclosure, text]
  }
}
