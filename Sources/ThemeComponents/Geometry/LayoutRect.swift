/// A rectangle in points, its origin at the top left.
public struct LayoutRect: Hashable, Sendable {
  /// The top left corner.
  public var origin: LayoutPoint
  /// Width and height.
  public var size: LayoutSize

  /// No place and no extent.
  public static let zero = LayoutRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from its top left corner and its extents, all in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = LayoutPoint(x: x, y: y)
    size = LayoutSize(width: width, height: height)
  }

  /// A rectangle of a size at the origin.
  init(_ size: LayoutSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// A rectangle of a width without height, in which something is measured.
  init(width: Double) { self.init(x: 0, y: 0, width: width, height: 0) }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// Points.
  public var width: Double { size.width }
  /// Points.
  public var height: Double { size.height }

  /// Whether a point lies inside; the left and top edges belong to it, the right and bottom ones do not.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle shrunk by insets; never smaller than empty.
  ///
  /// Leading is the left edge: layouts are written from left to right and mirrored as a whole afterwards.
  func inset(by insets: LayoutInsets) -> LayoutRect {
    LayoutRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The part with a width at the left edge.
  func left(_ width: Double) -> LayoutRect { column(at: minX, width: width) }

  /// The part with a width at the right edge.
  func right(_ width: Double) -> LayoutRect { column(at: maxX - width, width: width) }

  /// The part with a height at the top edge.
  func top(_ height: Double) -> LayoutRect { row(at: minY, height: height) }

  /// The part with a height in the vertical middle, such as a line of text.
  func line(_ height: Double) -> LayoutRect { row(at: midY - height / 2, height: height) }

  /// A strip as wide as the rectangle, from a top edge down.
  func row(at y: Double, height: Double) -> LayoutRect { LayoutRect(x: minX, y: y, width: width, height: height) }

  /// A strip as high as the rectangle, from a left edge on.
  func column(at x: Double, width: Double) -> LayoutRect { LayoutRect(x: x, y: minY, width: width, height: height) }

  /// The part with a size in the middle.
  func middle(_ size: LayoutSize) -> LayoutRect {
    column(at: midX - size.width / 2, width: size.width).line(size.height)
  }

  /// The same rectangle moved by distances in points.
  package func moved(x: Double = 0, y: Double = 0) -> LayoutRect {
    LayoutRect(x: minX + x, y: minY + y, width: width, height: height)
  }
}

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
