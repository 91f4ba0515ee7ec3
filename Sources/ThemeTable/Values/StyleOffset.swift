/// Two numbers in points: a displacement (x right, y down) or a size (width, height).
public struct StyleOffset: Hashable, Sendable {
  /// Points.
  public var x, y: Double

  /// An offset from its two numbers in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
