/// Distances from the four edges of a rectangle, in points, in CSS order.
public struct StyleBox: Hashable, Sendable {
  /// Points.
  public var top, right, bottom, left: Double

  /// A box from its four distances in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }
}
