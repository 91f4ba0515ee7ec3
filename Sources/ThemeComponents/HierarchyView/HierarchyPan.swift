/// A drag that is going on over a hierarchy view.
package struct HierarchyPan: Hashable, Sendable {
  /// The direction of the drag: the columns go sideways, or one column's rows up and down; nil before it has gone far enough
  /// to tell (HN-08).
  package internal(set) var axis: ScrollArea.Axis?
  /// The distance by which the columns are pulled, in points: positive towards the children, negative towards the parent.
  package internal(set) var offset = 0.0
  /// The level of the column under the finger; nil between columns.
  let level: Int?
  /// The pull at which the finger's translation is zero, moved when the columns cannot follow.
  var startOffset = 0.0
}
