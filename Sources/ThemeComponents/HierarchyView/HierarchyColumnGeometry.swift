/// The places of a hierarchy's columns beside each other, in sight or not, for a native scroll view.
///
/// Counted from the edge where reading starts. The rows of a column are in ``HierarchyModel/geometry(ofLevel:theme:measuring:)``.
public struct HierarchyColumnGeometry: Hashable, Sendable {
  /// The width and height of all columns in points.
  public let contentSize: LayoutSize
  /// The scroll offset in points, a drag included.
  public let offset: Double
  /// The number of columns, one for each level.
  public let count: Int
  private let columnWidth: Double

  init(_ view: HierarchyModel, height: Double) {
    count = view.levelCount
    columnWidth = view.columnWidth
    contentSize = LayoutSize(width: Double(count) * columnWidth, height: height)
    offset = Double(view.firstVisibleLevel) * columnWidth + (view.pan?.offset ?? 0)
  }

  /// The frame of a level's column in the content in points, or nil if there is no such level.
  public func frame(ofLevel level: Int) -> LayoutRect? {
    guard level >= 0, level < count else { return nil }
    return LayoutRect(x: Double(level) * columnWidth, y: 0, width: columnWidth, height: contentSize.height)
  }
}

extension HierarchyModel {
  /// Returns where the columns are in the content of the view.
  public func columnGeometry(theme: ComponentTheme, measuring: any TextMeasuring = ApproximateTextMetrics())
    -> HierarchyColumnGeometry
  {
    let context = LayoutContext(self, theme: theme, measuring: measuring)
    let top = columnCount == 1 ? headerHeight(context) : 0
    return HierarchyColumnGeometry(self, height: max(0, traits.size.height - top))
  }
}
