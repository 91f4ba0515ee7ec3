/// The distances of an object cell in points; all of them are *unstated* in the sources and ours.
public struct ObjectCellMetrics: Hashable, Sendable {
  /// The image at the leading side.
  public var imageSize = Size(width: 45, height: 45)
  /// Each of the small icons.
  public var iconSize = Size(width: 16, height: 16)
  /// Between icons, image, lines and status.
  public var gap = 12.0
  /// Between lines, and between icons.
  public var lineGap = 3.0
  /// The most of the cell's width that the status takes, 0…1.
  public var statusFraction = 0.4
  /// The part of the cell's width that the description takes, 0…1.
  public var descriptionFraction = 0.4
  /// The accessory at the trailing edge.
  public var accessorySize = Size(width: 14, height: 14)
  /// The lines of a text whose style sets no bound, where room is kept for them.
  public var unboundedLines = 3

  /// The numbers above.
  public static let standard = ObjectCellMetrics()

  /// The numbers above, to be changed one by one.
  public init() {}
}
