import ThemeTable

/// Everything that is drawn of a component: frames, styles, texts, images, and what assistive technology says.
///
/// A display list is plain data. It can be compared, drawn by any view and hit by
/// taps. ``difference(from:)`` tells what changed since the list before.
public struct DisplayList: Hashable, Sendable {
  /// The component's room in points.
  public let size: LayoutSize
  /// The outermost node.
  public let root: DisplayNode
  /// Every node from back to front.
  public let nodes: [DisplayNode]
  /// The lists that scroll in it, from back to front.
  public let scrollAreas: [ScrollArea]
  /// Whether the component lies on an elevated surface: the theme was asked for the colours of that level.
  ///
  /// A sheet is elevated whatever the level of the view that it covers.
  public let isElevated: Bool
  /// Whether it is the mirror image of a layout that is read from left to right.
  let isMirrored: Bool
  private let positions: [String: Int]

  /// The list of a node and everything in it, mirrored where the surroundings are read from right to left.
  package init(root: DisplayNode, traits: ViewTraits, scrollAreas: [ScrollArea] = []) {
    size = traits.size
    isMirrored = traits.isRightToLeft
    isElevated = traits.environment.level == .elevated
    self.scrollAreas = scrollAreas
    var root = isMirrored ? root.mirrored(in: size.width) : root
    var positions: [String: Int] = [:]
    var copies: [String: Int] = [:]
    root.makeIdentifiersUnique(&positions, &copies)
    var nodes: [DisplayNode] = []
    nodes.reserveCapacity(positions.count)
    root.flatten(into: &nodes)
    self.root = root
    self.nodes = nodes
    self.positions = positions
  }

  /// The node with an identifier, or nil if there is none.
  ///
  /// Takes constant time.
  public subscript(identifier: String) -> DisplayNode? { positions[identifier].map { nodes[$0] } }

  /// Returns what a tap at a place means: the target of the frontmost node there that has one.
  ///
  /// Linear in the number of nodes.
  ///
  /// - Parameter point: The place in points from the top left of the component.
  /// - Returns: The target, or nil if nothing there takes a tap.
  public func tapTarget(at point: LayoutPoint) -> TapTarget? { Self.target(in: root, at: point) }

  private static func target(in node: DisplayNode, at point: LayoutPoint) -> TapTarget? {
    guard node.frame.contains(point) else { return nil }
    for child in node.children.reversed() { if let target = target(in: child, at: point) { return target } }
    return node.tapTarget
  }

  /// Whether two lists draw the same.
  public static func == (left: DisplayList, right: DisplayList) -> Bool {
    left.size == right.size && left.isElevated == right.isElevated && left.root == right.root
      && left.scrollAreas == right.scrollAreas
  }

  /// Hashes what is drawn.
  public func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
