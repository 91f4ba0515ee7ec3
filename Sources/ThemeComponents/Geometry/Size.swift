/// A width and a height in points.
public struct Size: Hashable, Sendable, Codable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// A size from its two extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The same size with negative and non-finite extents taken as 0, so that layout never meets them.
  var sanitized: Size {
    Size(width: max(0, width.finite), height: max(0, height.finite))
  }
}

extension Double {
  /// The number itself, or 0 for infinity and not-a-number, which an event from outside may carry.
  var finite: Double { isFinite ? self : 0 }

  /// The nearest whole number, kept within ±1,000,000,000 so that it always fits an `Int`.
  var wholeNumber: Int {
    Int(Swift.min(Swift.max(finite, -1e9), 1e9).rounded())
  }
}
