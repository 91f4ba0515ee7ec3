/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  /// No extent.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// A size from its two extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Longer than any screen, in points; a larger view would only cost time.
  private static let longestExtent = 100_000.0

  /// The same size with each extent within 0…100,000 and non-finite ones taken as 0, so that layout never meets others.
  var sanitized: LayoutSize {
    LayoutSize(
      width: min(max(0, width.finite), Self.longestExtent), height: min(max(0, height.finite), Self.longestExtent))
  }
}

extension Double {
  /// The number itself, or 0 for infinity and not-a-number, which an event from outside may carry.
  package var finite: Double { isFinite ? self : 0 }

  /// The nearest whole number, kept within ±1,000,000,000 so that it always fits an `Int`.
  var wholeNumber: Int { Int(Swift.min(Swift.max(finite, -1e9), 1e9).rounded()) }
}
