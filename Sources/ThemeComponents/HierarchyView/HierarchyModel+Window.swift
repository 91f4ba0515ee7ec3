/// The columns over the levels: where the user is.
///
/// The path holds no item twice, the first column is never before the first level, and no column stays empty while a level
/// before the first column could fill it.
extension HierarchyModel {
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
