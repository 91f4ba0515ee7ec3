internal import ThemeTable

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

  /// The numbers of the sources, to be changed one by one.
  public init() {}

  /// The width of the row's cells, so that one is cut off at the edge (CV-12).
  ///
  /// With n columns, spacing s and leading inset i in a room W wide it is max(1, (W − i − (n + 2)·s) / n): then 2·s of
  /// the next cell can be seen.
  package func cellWidth(in traits: ViewTraits) -> Double {
    let columns = Double(columns(in: traits))
    let room = traits.size.width - insets.leading - (columns + 2) * spacing
    return max(1, room / columns)
  }

  /// The number of whole cells that the row shows, at least 1 (CV-13, CV-18).
  ///
  /// Unless a number is set, as many cells of the least width as fit, and so many that none is wider than the most. The
  /// least width grows with the user's text.
  package func columns(in traits: ViewTraits) -> Int {
    if let columns = traits.isCompact ? compactColumns : regularColumns { return max(1, columns) }
    let room = traits.size.width - insets.leading
    return max(
      count(ofCells: leastCellWidth(in: traits), in: room, spacing: spacing),
      leastCount(in: room - 2 * spacing, spacing: spacing))
  }

  /// The columns of a grid that asks for a number of columns.
  ///
  /// At accessibility sizes there are fewer where cells would be too narrow for their texts.
  func columns(ofGridWith columns: Int, room: Double, traits: ViewTraits) -> Int {
    guard traits.contentSizeCategory.isAccessibilityCategory else { return columns }
    let fitting = count(ofCells: leastCellWidth(in: traits), in: room, spacing: gridSpacing)
    return min(columns, max(fitting, leastCount(in: room, spacing: gridSpacing)))
  }

  private func leastCellWidth(in traits: ViewTraits) -> Double {
    (traits.isCompact ? compactCellWidth : regularCellWidth).finite * traits.symbolScale
  }

  /// The number of cells of a width that fit, at least 1.
  func count(ofCells width: Double, in room: Double, spacing: Double) -> Int {
    let count = ((room + spacing) / max(1, width + spacing)).rounded(.down).wholeNumber
    return min(max(1, count), 1_000)
  }

  /// The least number of cells with which no cell is wider than the limit.
  private func leastCount(in room: Double, spacing: Double) -> Int {
    let most = max(1, mostCellWidth.finite)
    return min(max(1, ((room + spacing) / (most + spacing)).rounded(.up).wholeNumber), 1_000)
  }
}
