/// The distances of an object cell in points; all of them are *unstated* in the sources and ours.
public struct ObjectCellMetrics: Hashable, Sendable {
  /// The image at the leading side.
  public var imageSize = LayoutSize(width: 45, height: 45)
  /// Each of the small icons; one that is a text is at least as wide and high as its line.
  public var iconSize = LayoutSize(width: 16, height: 16)
  /// Between icons, image, lines and status.
  public var gap = 12.0
  /// Between lines, and between icons.
  public var lineGap = 3.0
  /// The most of the cell's width that the status takes, 0…1.
  public var statusFraction = 0.4
  /// The part of the cell's width that the description takes, 0…1.
  public var descriptionFraction = 0.4
  /// The accessory at the trailing edge.
  public var accessorySize = LayoutSize(width: 14, height: 14)
  /// The width of a detail button, so that a finger hits it.
  public var detailButtonWidth = 44.0
  /// The most lines of title, subtitle, body and footnote, 0 for any number.
  ///
  /// A theme's line clamp wins. At accessibility sizes texts take any number of lines.
  public var lineLimit = 1
  /// The most lines of the description.
  public var descriptionLines = 3
  /// The width that the lines of text keep in a narrow cell; parts beside them that leave less are left out.
  public var minimumTextWidth = 44.0

  /// The numbers above, to be changed one by one.
  public init() {}

  func size(of icon: ObjectStatus, _ parts: ObjectCellParts, _ pass: LayoutPass) -> LayoutSize {
    let size = pass.scaled(iconSize)
    guard icon.image == nil else { return size }
    let line = pass.lineHeight(of: parts.icon)
    return LayoutSize(width: max(size.width, line), height: max(size.height, line))
  }
}
