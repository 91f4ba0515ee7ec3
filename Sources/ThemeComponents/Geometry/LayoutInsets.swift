/// Distances from the edges in points, leading and trailing following the direction of reading.
public struct LayoutInsets: Hashable, Sendable {
  /// Points.
  public var top: Double
  /// Points from the edge where reading starts.
  public var leading: Double
  /// Points.
  public var bottom: Double
  /// Points from the edge where reading ends.
  public var trailing: Double

  /// Insets from their four distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance in points on every side.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
