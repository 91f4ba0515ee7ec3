/// The levels in columns and previews, and the items in them.
extension HierarchyModel {
  /// The number of levels: one for each expanded item and the children of the last.
  public var levelCount: Int { path.isEmpty ? 0 : path.count + 1 }
  /// The number of columns (HC-01 to HC-05).
  ///
  /// 1 on compact width and in dialogs; else 2, or 3 where three are allowed and the first column's expanded item has
  /// an expanded child.
  public var columnCount: Int { columnCount(from: firstVisibleLevel) }

  /// The number of columns if the first one were that of the level.
  private func columnCount(from level: Int) -> Int {
    maximumColumns == 3 && path.count <= level + 1 ? 2 : maximumColumns
  }

  /// The levels in columns; shorter than ``columnCount`` where there are not so many.
  public var visibleLevels: Range<Int> {
    let end = min(firstVisibleLevel + columnCount, levelCount)
    return min(firstVisibleLevel, end)..<end
  }

  /// The level before the first column, hinted at on regular width (HC-08, HC-09).
  public var leftPreviewLevel: Int? { columnCount > 1 && firstVisibleLevel > 0 ? firstVisibleLevel - 1 : nil }

  /// The level after the last column, hinted at on regular width (HC-08, HC-11).
  public var rightPreviewLevel: Int? {
    let level = firstVisibleLevel + columnCount
    return columnCount > 1 && level < levelCount ? level : nil
  }

  /// Every level of which something can be seen: previews, columns, and what a drag pulls in.
  var shownLevels: Range<Int> {
    guard levelCount > 0 else { return 0..<0 }
    var lower = leftPreviewLevel ?? visibleLevels.lowerBound
    var upper = (rightPreviewLevel ?? (visibleLevels.upperBound - 1)) + 1
    let columns = draggedColumns
    if columns < 0 { lower = min(lower, firstVisibleLevel + columns.rounded(.down).wholeNumber) }
    if columns > 0 { upper = max(upper, visibleLevels.upperBound + columns.rounded(.up).wholeNumber) }
    return max(0, lower)..<min(upper, levelCount)
  }

  /// The item whose children a level holds; nil for the top level and for levels that do not exist.
  public func parent(ofLevel level: Int) -> ItemID? { level > 0 && level <= path.count ? path[level - 1] : nil }

  /// The expanded item of a level, or nil if there is none.
  ///
  /// An item whose children have not come into view since it is on the path, as the root on compact width at first, is not
  /// expanded.
  public func expandedItem(inLevel level: Int) -> ItemID? {
    path.indices.contains(level) && deepestVisitedLevel > level ? path[level] : nil
  }

  /// Whether a step towards the children has a target: a level that was visited lies after the last column (HN-10).
  public var canMoveToChild: Bool { canMoveToChild(from: firstVisibleLevel) }
  /// Whether a step towards the parent has a target that is known.
  public var canMoveToParent: Bool { firstVisibleLevel > 0 }

  /// Whether a step towards the children has a target if the first column is that of the level.
  private func canMoveToChild(from level: Int) -> Bool {
    level + columnCount(from: level) <= min(path.count, deepestVisitedLevel)
  }

  /// The number of steps towards the children until the last visited level is in a column.
  public var stepsToLastChild: Int {
    var level = firstVisibleLevel
    while canMoveToChild(from: level) { level += 1 }
    return level - firstVisibleLevel
  }

  /// The level in which an item can be seen; nil for an item of no level.
  ///
  /// An item that the data source names below several items of the path is in the highest of their levels. Linear in the
  /// levels.
  public func level(of id: ItemID) -> Int? {
    path.firstIndex(of: id) ?? path.firstIndex { store.children[$0]?.contains(id) == true }.map { $0 + 1 }
  }

  /// Whether an item is in a column or preview.
  func isShown(_ id: ItemID) -> Bool { level(of: id).map(shownLevels.contains) ?? false }

  // MARK: Where the user is
  //
  // The path holds no item twice, the first column is never before the first level, and no column stays empty while a level
  // before the first column could fill it.

  /// Goes back to a path, of which no item counts twice, and to the columns over it.
  mutating func restorePath(_ kept: [ItemID], firstVisibleLevel: Int, deepestVisitedLevel: Int) {
    var known: Set<ItemID> = []
    path = kept.filter { known.insert($0).inserted }
    self.firstVisibleLevel = firstVisibleLevel
    self.deepestVisitedLevel = min(max(0, deepestVisitedLevel), path.count)
    fillColumns()
  }

  /// Puts a parent before the topmost item; the columns stay where they are.
  ///
  /// Returns false for a parent that is on the path already, which would close a cycle, and for another item's parent.
  mutating func putFirst(_ parent: ItemID, before id: ItemID) -> Bool {
    guard path.first == id, !path.contains(parent) else { return false }
    path.insert(parent, at: 0)
    firstVisibleLevel += 1
    deepestVisitedLevel += 1
    return true
  }

  /// Expands an item of a level and shows its children.
  ///
  /// - Returns: The items that are expanded no longer, or nil if the children are in view already.
  mutating func open(_ id: ItemID, in level: Int) -> [ItemID]? {
    var closed: [ItemID] = []
    if path.indices.contains(level), path[level] == id {
      if deepestVisitedLevel > level, visibleLevels.contains(level + 1) { return nil }
    } else {
      closed = Array(path.suffix(from: level))
      cutPath(at: level)
      path.append(id)
    }
    reveal(level + 1)
    return closed
  }

  /// Removes the expanded items that are gone, with all below them.
  ///
  /// - Returns: Those among them whose children have been shown, from the top down.
  mutating func close(_ gone: Set<ItemID>) -> [ItemID] {
    guard let level = path.firstIndex(where: gone.contains) else { return [] }
    let closed = path[level..<max(level, min(path.count, deepestVisitedLevel))]
    cutPath(at: level)
    // The level of the removed item is the deepest one now.
    reveal(min(firstVisibleLevel, level))
    return Array(closed)
  }

  /// Removes the items of the path before the one of a level, which is the topmost now.
  mutating func removeAncestors(before level: Int) {
    guard level > 0 else { return }
    path.removeFirst(level)
    firstVisibleLevel = max(0, firstVisibleLevel - level)
    deepestVisitedLevel = max(0, deepestVisitedLevel - level)
    fillColumns()
  }

  private mutating func cutPath(at level: Int) {
    path.removeSubrange(level...)
    deepestVisitedLevel = min(deepestVisitedLevel, level)
  }

  /// Moves the columns as little as brings a level into them (HC-12).
  private mutating func reveal(_ level: Int) {
    if level < firstVisibleLevel {
      firstVisibleLevel = level
    } else if level >= firstVisibleLevel + maximumColumns {
      firstVisibleLevel = level - maximumColumns + 1
    }
    fillColumns()
  }

  /// Keeps the columns from starting later than they must to be filled.
  private mutating func fillColumns() {
    firstVisibleLevel = max(0, min(firstVisibleLevel, levelCount - maximumColumns))
  }

  /// Changes the highest number of columns; the last level that was seen stays in view (HC-12).
  mutating func allow(columns: Int) {
    guard columns != maximumColumns else { return }
    let lastVisible = visibleLevels.last ?? 0
    maximumColumns = columns
    firstVisibleLevel = max(0, lastVisible - columns + 1)
    fillColumns()
  }
}
