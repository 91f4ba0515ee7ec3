/// The levels in columns and previews, and the items in them.
extension HierarchyModel {
  /// The expanded items from the topmost known ancestor down to the deepest remembered one.
  ///
  /// Items beyond the window stay on the path: they are where "forward" leads.
  public var path: [ItemID] { window.path }

  /// The level of the first column.
  public var firstVisibleLevel: Int { window.firstVisibleLevel }

  /// The number of levels: one for each expanded item and the children of the last.
  public var levelCount: Int { window.levelCount }

  /// The number of columns (HC-01 to HC-05).
  ///
  /// 1 on compact width and in dialogs; else 2, or 3 where three are allowed and the first column's expanded item has
  /// an expanded child.
  public var columnCount: Int { window.columnCount }

  /// The levels in columns; shorter than ``columnCount`` where there are not so many.
  public var visibleLevels: Range<Int> { window.visibleLevels }

  /// The level before the first column, hinted at on regular width (HC-08, HC-09).
  public var leftPreviewLevel: Int? { window.leftPreviewLevel }

  /// The level after the last column, hinted at on regular width (HC-08, HC-11).
  public var rightPreviewLevel: Int? { window.rightPreviewLevel }

  /// Every level of which something can be seen: previews, columns, and what a drag pulls in.
  var shownLevels: Range<Int> { window.shownLevels(pulledBy: draggedColumns) }

  /// The item whose children a level holds; nil for the top level and for levels that do not exist.
  public func parent(ofLevel level: Int) -> ItemID? { window.parent(ofLevel: level) }

  /// The expanded item of a level, or nil if there is none.
  ///
  /// An item whose children have not come into view since it is on the path, as the root on compact width at first, is not
  /// expanded.
  public func expandedItem(inLevel level: Int) -> ItemID? { window.expandedItem(inLevel: level) }

  /// The level in which an item can be seen; nil for an item of no level.
  ///
  /// An item that the data source names below several items of the path is in the highest of their levels. Linear in the
  /// levels.
  public func level(of id: ItemID) -> Int? {
    path.firstIndex(of: id)
      ?? path.firstIndex { store.children[$0]?.contains(id) == true }.map { $0 + 1 }
  }

  /// Whether an item is in a column or preview.
  func isShown(_ id: ItemID) -> Bool { level(of: id).map(shownLevels.contains) ?? false }
}
