import ThemeTable

/// One thing to draw, with what lies in it.
///
/// Later children lie over earlier ones.
public struct DisplayNode: Hashable, Sendable, Codable {
  /// Names the node within its list, the same in every layout of the same state: `hierarchy/column-1/r2/title`.
  ///
  /// A second node that would have the same name, as where an app uses an id twice, has `#2` after it.
  public var identifier: String
  /// What it is.
  public var role: DisplayRole
  /// Where it lies, in points from the top left of the component.
  public var frame: LayoutRect
  /// The class list that the theme was asked for; empty for a node without a style.
  public var classList: String
  /// The state that the theme was asked for, as a theme spells it: `selected`; empty for the plain one.
  public var state: String
  /// What the theme said.
  public var style: PartStyle
  /// The text; nil for a node without one.
  public var text: DisplayText?
  /// The asset name of the image; nil for a node without one.
  public var image: String?
  /// What assistive technology is told; nil for a node that is no element.
  public var accessibility: DisplayAccessibility?
  /// What a tap means; nil for a node that takes none.
  public var tapTarget: TapTarget?
  /// What lies in it, from back to front.
  public var children: [DisplayNode]

  init(
    _ identifier: String, _ role: DisplayRole, frame: LayoutRect, part: StyledPart? = nil,
    state: StyleState = .plain, style: PartStyle = .empty, children: [DisplayNode] = []
  ) {
    self.identifier = identifier
    self.role = role
    self.frame = frame
    classList = part?.classList ?? ""
    self.state = state.name
    self.style = style
    self.children = children
  }

  /// The node and everything in it, from back to front.
  ///
  /// Linear in the nodes.
  public var flattened: [DisplayNode] { [self] + children.flatMap(\.flattened) }

  /// Gives a node whose name another one has already a name of its own, as where an app's ids are those of our parts.
  mutating func makeNamesUnique(_ counts: inout [String: Int]) {
    let name = identifier
    while let count = counts[identifier] {
      counts[identifier] = count + 1
      identifier = name + "#\(count + 1)"
    }
    counts[identifier] = 1
    for index in children.indices { children[index].makeNamesUnique(&counts) }
  }

  /// The node as the mirror image within a width in points.
  func mirrored(in width: Double) -> DisplayNode {
    var node = self
    node.frame = LayoutRect(
      x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    node.children = children.map { $0.mirrored(in: width) }
    return node
  }
}

/// A text as it is drawn.
public struct DisplayText: Hashable, Sendable, Codable {
  /// How lines are set between the edges; the direction of reading is put in already.
  public enum Alignment: String, Hashable, Sendable, Codable {
    case left, center, right, justified
  }

  /// The characters, before they are broken and cut.
  public var string: String
  /// The font, the user's text size included.
  public var font: FontDescription
  /// How lines are set.
  public var alignment: Alignment
  /// How many lines it takes.
  public var lineCount: Int
  /// Whether its tail is cut.
  public var isTruncated: Bool
}
