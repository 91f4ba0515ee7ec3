/// The expanded items of a hierarchy and the columns over their levels: where the user is.
///
/// The path holds no item twice, the first column is never before the first level, and no column stays empty while a level
/// before the first column could fill it.
struct HierarchyWindow: Hashable, Sendable {
  /// The expanded items from the topmost known ancestor down to the deepest remembered one.
  private(set) var path: [ItemID] = []
  /// The level of the first column.
  private(set) var firstVisibleLevel = 0
  /// The deepest level that has been shown since the path leads there.
  private(set) var deepestVisitedLevel = 0
  /// The highest number of columns that the surroundings allow.
  private(set) var maximumColumns: Int

  init(maximumColumns: Int) { self.maximumColumns = maximumColumns }

  var levelCount: Int { path.isEmpty ? 0 : path.count + 1 }

  var columnCount: Int { columnCount(from: firstVisibleLevel) }

  /// The number of columns if the first one were that of the level.
  private func columnCount(from level: Int) -> Int {
    maximumColumns == 3 && path.count <= level + 1 ? 2 : maximumColumns
  }

  var visibleLevels: Range<Int> {
    let end = min(firstVisibleLevel + columnCount, levelCount)
    return min(firstVisibleLevel, end)..<end
  }

  var leftPreviewLevel: Int? {
    columnCount > 1 && firstVisibleLevel > 0 ? firstVisibleLevel - 1 : nil
  }

  var rightPreviewLevel: Int? {
    let level = firstVisibleLevel + columnCount
    return columnCount > 1 && level < levelCount ? level : nil
  }

  /// The levels of which something can be seen while a drag pulls in some columns, positive towards the children.
  func shownLevels(pulledBy columns: Double) -> Range<Int> {
    guard levelCount > 0 else { return 0..<0 }
    var lower = leftPreviewLevel ?? visibleLevels.lowerBound
    var upper = (rightPreviewLevel ?? (visibleLevels.upperBound - 1)) + 1
    if columns < 0 { lower = min(lower, firstVisibleLevel + columns.rounded(.down).wholeNumber) }
    if columns > 0 {
      upper = max(upper, visibleLevels.upperBound + columns.rounded(.up).wholeNumber)
    }
    return max(0, lower)..<min(upper, levelCount)
  }

  /// The item whose children a level holds, or nil for the top level and for levels that do not exist.
  func parent(ofLevel level: Int) -> ItemID? {
    level > 0 && level <= path.count ? path[level - 1] : nil
  }

  func expandedItem(inLevel level: Int) -> ItemID? {
    path.indices.contains(level) && deepestVisitedLevel > level ? path[level] : nil
  }

  var canMoveToChild: Bool { canMoveToChild(from: firstVisibleLevel) }

  /// Whether a step towards the children has a target if the first column is that of the level.
  private func canMoveToChild(from level: Int) -> Bool {
    level + columnCount(from: level) <= min(path.count, deepestVisitedLevel)
  }

  var canMoveToParent: Bool { firstVisibleLevel > 0 }

  /// The number of steps towards the children until the last visited level is in a column.
  var stepsToLastChild: Int {
    var level = firstVisibleLevel
    while canMoveToChild(from: level) { level += 1 }
    return level - firstVisibleLevel
  }
}

extension HierarchyWindow {
  mutating func start(at root: ItemID) {
    self = HierarchyWindow(maximumColumns: maximumColumns)
    path = [root]
  }

  /// Goes back to a path, of which no item counts twice, and to the columns over it.
  mutating func restore(_ kept: [ItemID], firstVisibleLevel: Int, deepestVisitedLevel: Int) {
    var known: Set<ItemID> = []
    path = kept.filter { known.insert($0).inserted }
    self.firstVisibleLevel = firstVisibleLevel
    self.deepestVisitedLevel = min(max(0, deepestVisitedLevel), path.count)
    limit()
  }

  /// Puts a parent before the topmost item; the columns stay where they are.
  ///
  /// Returns false for a parent that is on the path already, which would close a cycle, and for another item's parent.
  mutating func prepend(_ parent: ItemID, to id: ItemID) -> Bool {
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
      cut(at: level)
      path.append(id)
    }
    reveal(level + 1)
    return closed
  }

  /// Removes the expanded items that are gone, with all below them.
  ///
  /// - Returns: Those among them whose children have been shown, from the top down.
  mutating func remove(_ gone: Set<ItemID>) -> [ItemID] {
    guard let level = path.firstIndex(where: gone.contains) else { return [] }
    let closed = path[level..<max(level, min(path.count, deepestVisitedLevel))]
    cut(at: level)
    // The level of the removed item is the deepest one now.
    reveal(min(firstVisibleLevel, level))
    return Array(closed)
  }

  /// Removes the items of the path before one, which is the topmost now.
  mutating func removeAncestors(of id: ItemID) {
    guard let level = path.firstIndex(of: id), level > 0 else { return }
    path.removeFirst(level)
    firstVisibleLevel = max(0, firstVisibleLevel - level)
    deepestVisitedLevel = max(0, deepestVisitedLevel - level)
    limit()
  }

  private mutating func cut(at level: Int) {
    path.removeSubrange(level...)
    deepestVisitedLevel = min(deepestVisitedLevel, level)
  }

  /// Moves the window as little as brings a level into it (HC-12).
  private mutating func reveal(_ level: Int) {
    if level < firstVisibleLevel {
      firstVisibleLevel = level
    } else if level >= firstVisibleLevel + maximumColumns {
      firstVisibleLevel = level - maximumColumns + 1
    }
    limit()
  }

  /// Keeps the window from starting later than it must to fill its columns.
  private mutating func limit() {
    firstVisibleLevel = max(0, min(firstVisibleLevel, levelCount - maximumColumns))
  }

  /// Changes the highest number of columns; the last level that was seen stays in view (HC-12).
  mutating func allow(columns: Int) {
    guard columns != maximumColumns else { return }
    let lastVisible = visibleLevels.last ?? 0
    maximumColumns = columns
    firstVisibleLevel = max(0, lastVisible - columns + 1)
    limit()
  }

  mutating func noteVisitedLevels() {
    deepestVisitedLevel = max(min(deepestVisitedLevel, path.count), visibleLevels.last ?? 0)
  }

  /// Moves one level towards the children, or returns false if there is no visited one.
  mutating func moveToChild() -> Bool {
    guard canMoveToChild else { return false }
    firstVisibleLevel += 1
    return true
  }

  /// Moves one level towards the parent, or returns false at the front of the path.
  mutating func moveToParent() -> Bool {
    guard canMoveToParent else { return false }
    firstVisibleLevel -= 1
    return true
  }
}
