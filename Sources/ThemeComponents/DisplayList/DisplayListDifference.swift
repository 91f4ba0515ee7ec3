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
    var inserted: [DisplayNode.ID] = []
    var moved: [DisplayNode.ID] = []
    var updated: [DisplayNode.ID] = []
    for node in nodes {
      guard let before = old[node.id] else {
        inserted.append(node.id)
        continue
      }
      if !node.isDrawnAlike(before) {
        updated.append(node.id)
      } else if node.frame != before.frame {
        moved.append(node.id)
      }
    }
    return DisplayListDifference(
      removed: old.nodes.map { $0.id }.filter { self[$0] == nil }, inserted: inserted, moved: moved, updated: updated)
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
