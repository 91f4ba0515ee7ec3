public import ThemeComponents

/// A row or cell as a native view shows it: a picture that may be a button, and the buttons that lie in it.
public struct RowScreen: Equatable, Sendable {
  /// The picture without the buttons in it.
  public let base: DisplayNode
  /// The buttons that take taps of their own, such as an accessory; each lies over the picture.
  public let buttons: [DisplayNode]

  /// A row from what is drawn of it.
  public init(_ node: DisplayNode) {
    var (base, buttons): (DisplayNode, [DisplayNode]) = (node, [])
    base.children = Self.split(node.children, &buttons)
    self.base = base
    self.buttons = buttons
  }

  /// The meaning of a tap beside the buttons; nil for none.
  public var target: TapTarget? { base.tapTarget }

  /// Whether assistive technology reads the row as one, with what the buttons do as its actions.
  public var isElement: Bool { base.accessibility != nil }

  /// The part with a name: the picture or a button.
  public func part(_ id: DisplayNode.ID) -> DisplayNode? { id == base.id ? base : buttons.first { $0.id == id } }

  private static func split(_ nodes: [DisplayNode], _ buttons: inout [DisplayNode]) -> [DisplayNode] {
    var kept: [DisplayNode] = []
    for var node in nodes {
      guard node.tapTarget == nil else {
        buttons.append(node)
        continue
      }
      node.children = split(node.children, &buttons)
      kept.append(node)
    }
    return kept
  }
}
