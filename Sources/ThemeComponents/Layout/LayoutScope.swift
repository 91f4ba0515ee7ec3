import ThemeTable

/// A place in the tree of nodes.
///
/// Nodes made in a scope are named after it: `picker/list`, `picker/list/red`.
struct LayoutScope {
  let context: LayoutContext
  /// The identifier of the scope's own node.
  let identifier: String

  init(_ identifier: String, _ context: LayoutContext) {
    self.identifier = identifier
    self.context = context
  }

  /// The scope of a node in this one.
  func scope(_ name: String) -> LayoutScope { LayoutScope(identifier + "/" + name, context) }

  /// The node of the scope itself, with the nodes that lie in it.
  func node(
    _ role: DisplayRole, frame: LayoutRect, part: StyledPart? = nil, _ state: StyleState = .plain,
    with children: [DisplayNode] = []
  ) -> DisplayNode {
    DisplayNode(
      identifier: identifier, role: role, frame: frame, part: part, state: state,
      style: part.map { context.style(of: $0, state) } ?? .empty, children: children)
  }

  /// The node of the scope itself, with a text that is broken and cut at the frame's width.
  func text(_ text: LayoutText, frame: LayoutRect, role: DisplayRole = .text, alignment: StyleTextAlignment = .natural)
    -> DisplayNode
  {
    var node = node(role, frame: frame, part: text.part, text.state)
    node.text = context.drawn(text, in: frame, alignment: alignment)
    return node
  }

  /// The node of the scope itself, as a button with a text; assistive technology speaks the label, or else the text.
  func button(
    _ text: LayoutText, _ target: TapTarget, frame: LayoutRect, label: String? = nil, isEnabled: Bool = true,
    alignment: StyleTextAlignment = .natural
  ) -> DisplayNode {
    var text = text
    text.state = context.state(isEnabled ? .plain : .disabled, of: target)
    return self.text(text, frame: frame, role: .button, alignment: alignment).button(
      label ?? text.string, target, isEnabled: isEnabled)
  }

  /// The title in the middle of a bar, between two buttons of a width.
  func title(_ title: String, _ part: StyledPart, in bar: LayoutRect, beside side: Double) -> DisplayNode {
    let room = bar.column(at: bar.minX + side, width: max(0, bar.width - 2 * side)).line(context.lineHeight(of: part))
    return scope("title").text(LayoutText(title, part, cap: 1), frame: room, alignment: .center).saying(title, .header)
  }

  /// The node of the scope itself, with an image.
  func image(
    _ name: String?, _ role: DisplayRole = .image, frame: LayoutRect, part: StyledPart, _ state: StyleState = .plain
  ) -> DisplayNode {
    var node = node(role, frame: frame, part: part, state)
    node.image = name
    return node
  }

  /// The image of an object, round as that of a person, and the letters on it where it is a placeholder.
  func picture(
    _ name: String?, letters: String?, isRound: Bool, frame: LayoutRect, part: StyledPart, _ state: StyleState
  ) -> [DisplayNode] {
    var image = scope("image").image(name, frame: frame, part: part, state)
    if isRound { image.style = image.style.rounded(in: frame.size) }
    guard let letters, !letters.isEmpty else { return [image] }
    let words = LayoutText(letters, .collectionCellPlaceholder, state, cap: 1)
    return [image, scope("placeholder").letters(words, on: frame)]
  }

  /// The node of the scope itself, with letters in the middle of an image; letters larger than the image shrink to it.
  private func letters(_ text: LayoutText, on image: LayoutRect) -> DisplayNode {
    let line = context.lineHeight(of: text.part, text.state)
    let wanted = context.measure(text).size.width
    var node = self.text(text, frame: image.line(min(image.height, line)), alignment: .center)
    let scale = min(1, image.height / (line + 1), image.width / (wanted + 1))
    guard image.height < line || image.width < wanted else { return node }
    node.text?.font.pointSize *= scale
    node.text?.isTruncated = false
    return node
  }

  /// A line at the bottom of a row in the color of a part's separators, or no node if the theme wants no line.
  func divider(below row: LayoutRect, leading: Double = 0, thickness: Double, part: StyledPart) -> [DisplayNode] {
    let height = min(max(0, thickness), row.height)
    let frame = row.column(at: row.minX + leading, width: max(0, row.width - leading)).row(
      at: row.maxY - height, height: height)
    return scope("divider").line(frame, part: part)
  }

  /// The node of the scope itself, as a line of a part's separator color, or no node if the theme wants no line.
  func line(_ frame: LayoutRect, part: StyledPart) -> [DisplayNode] {
    var node = node(.divider, frame: frame, part: part)
    guard node.style[.separatorStyle] != .keyword("none") else { return [] }
    let drawn = [StyleProperty.separatorColor.name, StyleProperty.separatorStyle.name]
    node.style = PartStyle(node.style.entries.filter { drawn.contains($0.property) })
    return [node]
  }
}
