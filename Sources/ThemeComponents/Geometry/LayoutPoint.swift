/// A place in points: x to the right, y down.
public struct LayoutPoint: Hashable, Sendable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// The origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// A place from its coordinates in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
