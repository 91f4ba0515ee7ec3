/// A drag that is going on over a hierarchy view.
public struct HierarchyPan: Hashable, Sendable, Codable {
  /// The axis of the drag.
  public enum Axis: String, Hashable, Sendable, Codable {
    /// The columns, sideways.
    case horizontal
    /// One column's rows, up and down.
    case vertical
  }

  /// The place that the finger touched.
  public let start: LayoutPoint
  /// What it moves; nil while it has not gone far enough to tell (HN-08).
  public internal(set) var axis: Axis?
  /// How far the columns are pulled towards the children (positive) or the parent (negative), in points.
  public internal(set) var offset = 0.0
  /// The level of the column under the finger; nil between columns.
  let level: Int?
  /// How far that column was scrolled when the finger touched.
  var startScrollOffset: Double
  /// The pull from which the finger's way counts, changed where the pull ended.
  var startOffset = 0.0
}
