public import ThemeTable

/// The distances and thresholds of a hierarchy view, in points unless said otherwise.
///
/// Each number names its check in the list of behaviours; those marked *unstated* are in no source and are ours.
public struct HierarchyMetrics: Hashable, Sendable {
  /// IN-05: the accessory with its icon above its text, 4 + 40 + 4.
  public var multiLineIndicatorWidth = 48.0
  /// IN-05: the accessory with its text before its icon.
  public var singleLineIndicatorWidth = 68.0
  /// IN-05: the accessory at large text sizes, 12 + 60 + 12.
  public var wideIndicatorWidth = 84.0
  /// IN-07: the text size from which on the accessory is wide and always has its icon above its text.
  public var wideIndicatorCategory = StyleTextSize.extraLarge
  /// IN-06: what the table cell keeps free at the trailing side, icon above text.
  public var multiLineReservedWidth = 38.0
  /// IN-06: what the table cell keeps free at the trailing side, text before icon.
  public var singleLineReservedWidth = 74.0
  /// IN-08: between the accessory's text and its icon.
  public var indicatorGap = 8.0
  /// IN-05: beside the accessory's text, with its icon above it.
  public var indicatorInset = 4.0
  /// IN-05: the same at large text sizes.
  public var wideIndicatorInset = 12.0
  /// IN-02: the smallest part of its size to which the accessory's text shrinks, 0…1 (*unstated*).
  public var smallestIndicatorScale = 0.5
  /// IN-08: the box of the accessory's icon.
  public var indicatorIconSize = LayoutSize(width: 16, height: 16)
  /// IN-11: how many times larger the title of the expanded row is, to whole points (the factor is *unstated*); a theme
  /// that names `font-style-selected` or `font-size-selected` decides instead.
  public var expandedTitleScale = 1.12
  /// IN-10: around the content of a row.
  public var rowPadding = LayoutInsets(all: 16)
  /// The line after each row (*unstated*).
  public var dividerThickness = 1.0
  /// Between the selection control and the cell, as between all parts of a row in the open-source implementation.
  public var selectionGap = 16.0
  /// The selection control (*unstated*).
  public var selectionControlSize = LayoutSize(width: 22, height: 22)
  /// The sign in the middle of a column that loads (*unstated*).
  public var activityIndicatorSize = LayoutSize(width: 22, height: 22)
  /// HN-08: how far a finger moves before it drags.
  public var dragThreshold = 6.0
  /// HN-08: how many times farther sideways than up or down a horizontal drag goes.
  public var dragDominance = 1.2
  /// HN-09: the part of a column's width beyond which a drag moves a level.
  public var dragCommitFraction = 0.25
  /// HN-09: the part of a column's width that a drag may go past the edge.
  public var overdragFraction = 0.5
  /// The height of the header of the single column (*unstated*).
  public var headerHeight = 44.0
  /// The width of each header button (*unstated*).
  public var headerButtonWidth = 44.0

  /// The numbers of the sources, to be changed one by one.
  public init() {}

  /// Whether the accessory is wide and has its icon above its text whatever the cell asks for (IN-07).
  func isIndicatorWide(for category: StyleTextSize) -> Bool { category >= wideIndicatorCategory }

  /// The accessory's width in points (IN-05, IN-07).
  package func indicatorWidth(isMultiLine: Bool, category: StyleTextSize) -> Double {
    if isIndicatorWide(for: category) { return wideIndicatorWidth }
    return isMultiLine ? multiLineIndicatorWidth : singleLineIndicatorWidth
  }
}
