package import ThemeTable

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
  package let positions: [String: Int]

  /// The parts of the screen beside a sheet, which are dimmed and take taps; empty for any other component.
  ///
  /// They are the last of ``nodes``, and lie beside the root and not in it.
  public let backdrop: [DisplayNode]

  /// The list of a node and everything in it, mirrored where the surroundings are read from right to left.
  ///
  /// - Parameters:
  ///   - root: The outermost node.
  ///   - traits: The surroundings.
  ///   - scrollAreas: The lists that scroll.
  ///   - beside: The meaning of a tap beside a sheet and the state of its target, or nil if the root is no sheet.
  package init(
    root: DisplayNode, traits: ViewTraits, scrollAreas: [ScrollArea] = [],
    beside: (target: TapTarget, state: StyleState)? = nil
  ) {
    size = traits.size
    isMirrored = traits.isRightToLeft
    isElevated = traits.environment.level == .elevated
    self.scrollAreas = scrollAreas
    var root = root
    if isMirrored { root.mirror(in: size.width) }
    var positions: [String: Int] = [:]
    var copies: [String: Int] = [:]
    root.makeIdentifiersUnique(&positions, &copies)
    var nodes: [DisplayNode] = []
    nodes.reserveCapacity(positions.count)
    root.flatten(into: &nodes)
    backdrop = beside.map { root.frame.surroundings(in: traits.size, $0.target, $0.state) } ?? []
    for strip in backdrop {
      positions[strip.id] = nodes.count
      nodes.append(strip)
    }
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
  public func tapTarget(at point: LayoutPoint) -> TapTarget? {
    Self.target(in: root, at: point) ?? backdrop.first { $0.frame.contains(point) }?.tapTarget
  }

  private static func target(in node: DisplayNode, at point: LayoutPoint) -> TapTarget? {
    guard node.frame.contains(point) else { return nil }
    for child in node.children.reversed() { if let target = target(in: child, at: point) { return target } }
    return node.tapTarget
  }

  /// Whether two lists draw the same.
  public static func == (left: DisplayList, right: DisplayList) -> Bool {
    left.size == right.size && left.isElevated == right.isElevated && left.root == right.root
      && left.scrollAreas == right.scrollAreas && left.backdrop == right.backdrop
  }

  /// Hashes what is drawn.
  public func hash(into hasher: inout Hasher) { hasher.combine(root) }
}

extension LayoutRect {
  /// The dimmed strips of a screen above, beside and below the rectangle.
  fileprivate func surroundings(in screen: LayoutSize, _ target: TapTarget, _ state: StyleState) -> [DisplayNode] {
    let strips = [
      ("top", row(at: 0, height: minY)), ("bottom", row(at: maxY, height: screen.height - maxY)),
      ("left", LayoutRect(x: 0, y: 0, width: minX, height: screen.height)),
      ("right", LayoutRect(x: maxX, y: 0, width: screen.width - maxX, height: screen.height)),
    ]
    return strips.filter { $0.1.width > 0 && $0.1.height > 0 }.map { name, frame in
      var node = DisplayNode(identifier: "backdrop/" + name, role: .dimming, frame: frame)
      node.tapTarget = target
      node.state = state
      return node
    }
  }
}

/// The changes from one display list to the next, by the identity of nodes.
///
/// A host that keeps a view for each node applies them as UIKit's diffable data sources do. Every change names its
/// nodes in the order of drawing.
public struct DisplayListDifference: Hashable, Sendable {
  /// The nodes that only the old list has.
  public let removed: [DisplayNode.ID]
  /// The nodes that only the new list has.
  public let inserted: [DisplayNode.ID]
  /// The nodes whose frame changed and nothing else.
  public let moved: [DisplayNode.ID]
  /// The nodes that are drawn differently.
  ///
  /// The nodes in them are listed on their own.
  public let updated: [DisplayNode.ID]

  /// Whether both lists draw the same nodes in the same way.
  public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }
}

extension DisplayList {
  /// Returns what changed since another list.
  ///
  /// Linear in the nodes of both.
  public func difference(from old: DisplayList) -> DisplayListDifference {
    let kept = nodes.compactMap { node in old[node.id].map { (node: node, before: $0) } }
    let (alike, other) = (kept.filter { $0.isDrawnAlike($1) }, kept.filter { !$0.isDrawnAlike($1) })
    return DisplayListDifference(
      removed: old.nodes.map { $0.id }.filter { self[$0] == nil },
      inserted: nodes.map { $0.id }.filter { old[$0] == nil },
      moved: alike.filter { $0.frame != $1.frame }.map { $0.node.id }, updated: other.map { $0.node.id })
  }
}

extension DisplayNode {
  /// Whether two nodes look and behave the same apart from their frames and from what lies in them.
  fileprivate func isDrawnAlike(_ other: DisplayNode) -> Bool {
    role == other.role && part == other.part && state == other.state && text == other.text && image == other.image
      && reuseIdentifier == other.reuseIdentifier && style == other.style && accessibility == other.accessibility
      && tapTarget == other.tapTarget
  }
}

/// A list that scrolls: where it is drawn, how large its content is, and what a layout found out about its rows.
///
/// A host that scrolls natively reads content size and offset from it. Given back to the component
/// (``ComponentEvent/laidOut(_:)``), it replaces estimates by measured extents and keeps the first row in its place.
public struct ScrollArea: Hashable, Sendable {
  /// The direction in which a list scrolls.
  public enum Axis: Hashable, Sendable {
    /// Sideways.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// The identifier of the node that cuts the rows off.
  public var identifier: DisplayNode.ID
  /// The direction in which it scrolls.
  public var axis: Axis
  /// The width and height of all rows in points.
  public var contentSize: LayoutSize
  /// The extent of the room in points in the direction of scrolling.
  public var viewportExtent: Double
  /// The scroll offset in points, kept within the content.
  public var offset: Double
  /// Whether the extents of some rows are estimates, so that the content size may still change.
  public var isEstimated: Bool
  /// The number of rows in the list.
  package var rowCount: Int
  /// The rows in sight.
  public var rows: Range<Int>
  /// The extent in points of rows that are not measured yet.
  package var estimatedExtent: Double
  /// The rows whose extents this layout measured for the first time, or that have changed.
  package var measured: [MeasuredRow]
  /// The first row in sight, which keeps its place, or nil if there is none.
  package var anchor: ScrollAnchor?
  /// The revision of the list that was laid out.
  package var revision: Int

  /// Whether the rows were measured; those of a hierarchy's preview have a height of their own.
  var isMeasured: Bool { revision >= 0 }

  /// The extent of the content in points in the direction of scrolling.
  var contentExtent: Double { axis == .vertical ? contentSize.height : contentSize.width }
}
