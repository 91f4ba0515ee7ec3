/// The edges of the screen beyond which a row of cells goes on, and at which it fades.
public struct ScrollEdges: Equatable, Sendable {
  /// Whether there is more at the left of the screen.
  public var left = false
  /// Whether there is more at the right of the screen.
  public var right = false

  /// No edge.
  public init() {}

  /// The edges of a row.
  ///
  /// - Parameters:
  ///   - offset: The distance in points from the left end of the content to the left edge of the room.
  ///   - content: The width of the content in points.
  ///   - room: The width of the room in points.
  public init(offset: Double, content: Double, room: Double) {
    // Half a point is what rounding leaves.
    left = offset > 0.5
    right = offset + room < content - 0.5
  }
}
