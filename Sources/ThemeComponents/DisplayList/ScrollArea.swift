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
