// Made from Data/metrics.txt by DataFileTests; do not edit.
// swift-format-ignore-file

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

  /// The numbers above, to be changed one by one.
  public init() {}
}

/// The distances of a list picker in points; those marked *unstated* are in no source and are ours.
public struct ListPickerMetrics: Hashable, Sendable {
  /// Around the content of cell, rows and headers (*unstated*).
  public var padding = LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The least height of cell, rows and section headers, so that a finger hits them (*unstated*).
  public var minimumRowHeight = 44.0
  /// Between label and value beside each other, and between a control and its row (*unstated*).
  public var gap = 12.0
  /// Between label and value below each other (*unstated*).
  public var lineGap = 4.0
  /// The most lines of the form cell's label (*unstated*).
  public var labelLineLimit = 2
  /// The chevron of the form cell (*unstated*).
  public var disclosureSize = LayoutSize(width: 14, height: 14)
  /// The most lines of a value below its label (*unstated*; LP-03 only says that it is cut).
  public var valueLineLimit = 1
  /// The same at accessibility sizes (*unstated*).
  public var accessibilityValueLineLimit = 3
  /// The most lines of a text value in the list below the accessibility sizes; a longer one is cut.
  public var rowLineLimit = 2
  /// The least height of the navigation bar, and of the question and its answers (*unstated*).
  public var barHeight = 44.0
  /// The most of the bar's width that each of its buttons takes, 0…0.5; the title has the rest (*unstated*).
  public var barButtonFraction = 0.45
  /// The least height of the search field with its surroundings (*unstated*).
  public var searchHeight = 52.0
  /// The magnifying glass of the search field (*unstated*).
  public var searchIconSize = LayoutSize(width: 17, height: 17)
  /// The handle of a sheet (*unstated*).
  public var grabberSize = LayoutSize(width: 36, height: 5)
  /// The strip at the top of a sheet in which the handle lies (*unstated*).
  public var grabberHeight = 16.0
  /// The part of the screen that a half sheet takes, 0…1.
  public var halfSheetFraction = 0.5
  /// The most width of a sheet on regular width, and of the question: that of the system's form sheets.
  public var sheetWidth = 540.0
  /// The distance of a drag on the handle from which the sheet grows or shrinks (*unstated*).
  public var grabberThreshold = 20.0
  /// The check mark, radio button or check box (*unstated*).
  public var controlSize = LayoutSize(width: 22, height: 22)
  /// The least height of the button that shows the number of chosen values (*unstated*).
  public var anchorHeight = 44.0
  /// The line between rows (*unstated*).
  public var dividerThickness = 1.0
  /// Distances of object cells.
  public var cellMetrics = ObjectCellMetrics()

  /// The numbers above, to be changed one by one.
  public init() {}
}

/// The distances of a collection view, in points unless said otherwise.
///
/// Each number names its check in the list of behaviours; those marked *unstated* are in no source and are ours.
public struct CollectionMetrics: Hashable, Sendable {
  /// CV-13: how many whole cells the row shows on compact width, or nil for as many as the room suits.
  public var compactColumns: Int?
  /// CV-13: how many whole cells the row shows on regular width, or nil for as many as the room suits.
  public var regularColumns: Int?
  /// CV-18: the least width of a cell on compact width where the number of cells follows the room (*unstated*).
  public var compactCellWidth = 140.0
  /// CV-18: the least width of a cell on regular width where the number of cells follows the room (*unstated*).
  public var regularCellWidth = 200.0
  /// CV-18: the most width of a cell where the number of cells follows the room (*unstated*).
  public var mostCellWidth = 400.0
  /// The most lines of a title in a cell below the accessibility sizes (*unstated*).
  public var titleLines = 2
  /// CV-13: between the cells of the row.
  public var spacing = 8.0
  /// CV-10: between the cells of a row that has too few to scroll.
  public var fewCellsSpacing = 16.0
  /// CV-13: around the row.
  public var insets = LayoutInsets(leading: 16, trailing: 16)
  /// CV-13: whether the row comes to rest at a cell.
  public var isSnapping = true
  /// CV-13: whether all cells are as high as the highest.
  public var hasEqualHeights = false
  /// CV-09: the fade at an edge beyond which there is more (*unstated*, CV-18).
  public var gradientWidth = 16.0
  /// CV-15: between the cells of a grid, sideways and downwards (*unstated*).
  public var gridSpacing = 16.0
  /// The height of an image as a part of its width (*unstated*).
  public var imageAspectRatio = 1.0
  /// Between image and texts, and between texts (*unstated*).
  public var textGap = 4.0
  /// Between the title of header or footer, its attribute and its disclosure indicator (*unstated*).
  public var headerGap = 8.0
  /// The disclosure indicator of header and footer (*unstated*).
  public var disclosureSize = LayoutSize(width: 14, height: 14)
  /// The least height of header and footer, so that a finger hits them (*unstated*).
  public var minimumHeaderHeight = 44.0
  /// Around the line of header and footer (*unstated*).
  public var headerPadding = LayoutInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
  /// The most lines of a text in a cell where texts wrap, and the lines for which a long row keeps room (*unstated*).
  public var mostTextLines = 3

  /// The numbers above, to be changed one by one.
  public init() {}
}

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
  public var lineLimit = 2
  /// The most lines of the description.
  public var descriptionLines = 3
  /// The width that the lines of text keep in a narrow cell; parts beside them that leave less are left out.
  public var minimumTextWidth = 44.0

  /// The numbers above, to be changed one by one.
  public init() {}
}

/// The distances of a sibling navigation in points; all of them are *unstated* in the sources and ours.
public struct SiblingMetrics: Hashable, Sendable {
  /// The least height of the navigation bar; two lines of large text need more.
  public var barHeight = 44.0
  /// The least height of the toolbar.
  public var toolbarHeight = 44.0
  /// Left and right of the toolbar's buttons.
  public var padding = 16.0
  /// The least width of a toolbar button; a symbol is in its middle.
  public var iconButtonWidth = 44.0
  /// The least room between two buttons.
  public var spacing = 8.0
  /// The line between bar and page.
  public var dividerThickness = 1.0
  /// The size of a symbol at the default text size.
  public var symbolSize = LayoutSize(width: 22, height: 22)

  /// The numbers above, to be changed one by one.
  public init() {}
}
