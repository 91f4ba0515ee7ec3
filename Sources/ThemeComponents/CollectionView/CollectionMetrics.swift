internal import ThemeTable

extension CollectionMetrics {
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
