internal import ThemeTable

/// The distances of an object cell in points; all of them are *unstated* in the sources and ours.
public struct ObjectCellMetrics: Hashable, Sendable, Codable {
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
  /// The lines of a text whose style sets no bound, where room is kept for them, and of the description.
  public var unboundedLines = 3
  /// What the lines of text keep of a narrow cell; parts beside them that leave less are left out.
  public var minimumTextWidth = 44.0

  /// The numbers above.
  public static let standard = ObjectCellMetrics()

  /// The numbers above, to be changed one by one.
  public init() {}

  /// More lines than that are not kept room for, whatever a theme asks for.
  private static let mostLines = 20

  /// The lines that rows of equal height keep room for.
  func reservedLines(
    of part: StyledPart, _ state: StyleState, _ pass: inout LayoutPass
  ) -> Int {
    let clamp = pass.style(of: part, state).lineClamp ?? 1
    return min(max(1, clamp == 0 ? unboundedLines : clamp), Self.mostLines)
  }

  func size(
    of icon: ObjectIcon, _ parts: ObjectCellParts, _ pass: inout LayoutPass
  ) -> LayoutSize {
    guard case .text = icon else { return iconSize }
    let line = pass.lineHeight(of: parts.icon)
    return LayoutSize(width: max(iconSize.width, line), height: max(iconSize.height, line))
  }
}
