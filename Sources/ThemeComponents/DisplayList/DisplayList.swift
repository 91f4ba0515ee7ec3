/// Everything that is to be drawn of a component: frames, styles, texts, images and what assistive technology says.
///
/// It is plain data: it can be encoded, compared, printed (``description``), drawn by any view and hit by taps.
public struct DisplayList: Hashable, Sendable, Codable {
  /// The component's room in points.
  public var size: LayoutSize
  /// The outermost node.
  public var root: DisplayNode

  init(root: DisplayNode, traits: ViewTraits) {
    size = traits.size
    self.root = traits.isRightToLeft ? root.mirrored(in: traits.size.width) : root
    var names: [String: Int] = [:]
    self.root.makeNamesUnique(&names)
  }

  /// Every node, from back to front.
  ///
  /// Linear in the nodes.
  public var nodes: [DisplayNode] { root.flattened }

  /// The node of an identifier; nil for none.
  ///
  /// Linear in the nodes.
  public subscript(identifier: String) -> DisplayNode? {
    nodes.first { $0.identifier == identifier }
  }

  /// What a tap at a place means: the target of the frontmost node there that has one.
  ///
  /// Linear in the nodes.
  ///
  /// - Parameter point: The place in points from the top left of the component.
  /// - Returns: The target; nil where nothing takes a tap.
  public func tapTarget(at point: LayoutPoint) -> TapTarget? { Self.target(in: root, at: point) }

  private static func target(in node: DisplayNode, at point: LayoutPoint) -> TapTarget? {
    guard node.frame.contains(point) else { return nil }
    for child in node.children.reversed() {
      if let target = target(in: child, at: point) { return target }
    }
    return node.tapTarget
  }
}
