import ThemeTable

/// A place in the tree of nodes.
///
/// Nodes made in a scope are named after it: `picker/list`, `picker/list/red`.
struct LayoutScope {
  let pass: LayoutPass
  /// The identifier of the scope's own node.
  let identifier: String

  init(_ identifier: String, _ pass: LayoutPass) {
    self.identifier = identifier
    self.pass = pass
  }

  /// The scope of a node in this one.
  func scope(_ name: String) -> LayoutScope { LayoutScope(identifier + "/" + name, pass) }

  /// The node of the scope itself.
  func node(
    _ role: DisplayRole, frame: LayoutRect, part: StyledPart? = nil, _ state: StyleState = .plain
  ) -> DisplayNode {
    guard let part else { return DisplayNode(identifier, role, frame: frame, state: state) }
    return pass.node(identifier, role, frame: frame, part: part, state)
  }

  /// The node of the scope itself, with a text that is broken and cut at the frame's width.
  func text(
    _ string: String, frame: LayoutRect, part: StyledPart, _ state: StyleState = .plain,
    lineLimit: Int = 1, cap: Int = 0, role: DisplayRole = .text,
    alignment: StyleTextAlignment = .natural
  ) -> DisplayNode {
    pass.text(
      identifier, string, frame: frame, part: part, state, lineLimit: lineLimit, cap: cap,
      role: role, alignment: alignment)
  }

  /// The node of the scope itself, with an image.
  func image(
    _ name: String?, _ role: DisplayRole = .image, frame: LayoutRect, part: StyledPart,
    _ state: StyleState = .plain
  ) -> DisplayNode {
    var node = node(role, frame: frame, part: part, state)
    node.image = name
    return node
  }

  /// A line at the bottom of a row in the color of a part's separators, or no node if the theme wants no line.
  func divider(
    below row: LayoutRect, leading: Double = 0, thickness: Double, part: StyledPart
  ) -> [DisplayNode] {
    let height = min(max(0, thickness), row.height)
    let frame = LayoutRect(
      x: row.minX + leading, y: row.maxY - height, width: max(0, row.width - leading),
      height: height)
    return pass.divider(identifier + "/divider", frame: frame, part: part).map { [$0] } ?? []
  }
}
