/// Which levels stand in columns, which are hinted at, and what each holds.
extension HierarchyModel {
  /// How many levels there are: one for each expanded item and the children of the last.
  public var levelCount: Int { path.isEmpty ? 0 : path.count + 1 }

  /// The number of columns (HC-01 to HC-05).
  ///
  /// 1 on compact width and in dialogs; else 2, or 3 where three are allowed and the first column's expanded item has
  /// an expanded child.
  public var columnCount: Int { columnCount(from: firstVisibleLevel) }

  /// The number of columns if the first one were that of the level.
  func columnCount(from level: Int) -> Int {
    let maximum = configuration.maximumColumns(in: traits)
    return maximum == 3 && path.count <= level + 1 ? 2 : maximum
  }

  /// The levels in columns; shorter than ``columnCount`` where there are not so many.
  public var visibleLevels: Range<Int> {
    let end = min(firstVisibleLevel + columnCount, levelCount)
    return min(firstVisibleLevel, end)..<end
  }

  /// The level before the first column, hinted at on regular width (HC-08, HC-09).
  public var leftPreviewLevel: Int? {
    columnCount > 1 && firstVisibleLevel > 0 ? firstVisibleLevel - 1 : nil
  }

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
    if columns > 0 {
      upper = max(upper, visibleLevels.upperBound + columns.rounded(.up).wholeNumber)
    }
    return max(0, lower)..<min(upper, levelCount)
  }

  /// The item whose children a level holds; nil for the top level and for levels that do not exist.
  public func parent(ofLevel level: Int) -> ItemID? {
    level > 0 && level <= path.count ? path[level - 1] : nil
  }

  /// The expanded item of a level; nil where none is.
  ///
  /// An item whose children have not come into view since it is on the path, as the root on compact width at first,
  /// does not count.
  public func expandedItem(inLevel level: Int) -> ItemID? {
    path.indices.contains(level) && deepestVisitedLevel > level ? path[level] : nil
  }

  /// The level in which an item can be seen; nil for an item of no level.
  ///
  /// An item that the data source names below several items of the path stands in the highest of their levels. Linear in
  /// the levels.
  public func level(of id: ItemID) -> Int? {
    path.firstIndex(of: id)
      ?? path.firstIndex { store.children[$0]?.contains(id) == true }.map { $0 + 1 }
  }

  /// The content of a level (HV-04, HV-07, HV-08).
  public func content(ofLevel level: Int) -> HierarchyLevelContent {
    guard level >= 0, level < levelCount else { return .empty }
    guard let parent = parent(ofLevel: level) else { return .items(count: 1) }
    if store.failed.contains(parent) { return .failed }
    guard let children = store.children[parent] else { return .loading }
    return children.count == 0 ? .empty : .items(count: children.count)
  }

  /// The item of a row; nil outside the level and where its id is still to come.
  public func item(inLevel level: Int, at row: Int) -> ItemID? {
    guard let parent = parent(ofLevel: level) else {
      return level == 0 && row == 0 ? path.first : nil
    }
    return store.children[parent]?[row]
  }

  /// The ids of a level that are known, in the order of the data source.
  ///
  /// Linear in their number, logarithm aside.
  public func items(inLevel level: Int) -> [ItemID] {
    guard let parent = parent(ofLevel: level) else { return level == 0 ? path.prefix(1) + [] : [] }
    return store.children[parent]?.known ?? []
  }

  /// Whether the id of a row is still to come; false for one that the data source could not give.
  func isPending(inLevel level: Int, at row: Int) -> Bool {
    guard let parent = parent(ofLevel: level) else { return false }
    return store.children[parent]?.isGivenUp(row) != true
  }

  /// The content of an item's row; nil while it is not known.
  public func content(of id: ItemID) -> HierarchyItemContent? { store.contents[id] }

  /// How far a level is scrolled down, in points.
  public func scrollOffset(ofLevel level: Int) -> Double {
    scrolls[parent(ofLevel: level)]?.offset ?? 0
  }

  /// Whether the data has one level only, for which the guideline has a list instead (HV-11).
  ///
  /// True once the content of every child of a root without a parent is known and none has children of its own. Advice for
  /// previews and developers; the view works all the same.
  public var hasSingleLevel: Bool {
    guard path.count == 1, let root = path.first, store.parents[root] == HierarchyStore.Parent.none,
      let children = store.children[root], children.known.count == children.count
    else { return false }
    return children.known.allSatisfy { store.contents[$0]?.isHierarchyButtonHidden == true }
  }

  /// The state of an item: selected if it is expanded, or chosen where rows can be selected.
  public func state(of id: ItemID) -> HierarchyState {
    let isExpanded = level(of: id).map { expandedItem(inLevel: $0) == id } ?? false
    return isExpanded || selection.contains(id) ? .selected : .normal
  }

  /// How many items the view knows: those that were visited, as far as they are in reach.
  public var knownItemCount: Int { store.parents.count }

  /// Whether the data source said that there is no root.
  public var isEmpty: Bool { phase == .empty }

  /// Whether the data source still owes an answer; false when loading is done.
  public var isLoading: Bool { !loads.waiting.isEmpty }

  /// The requests that wait for an answer, in the order in which they were put.
  public var openRequests: [HierarchyRequest] {
    loads.waiting.map { HierarchyRequest(token: $0.key, question: $0.value) }
      .sorted { $0.token.number < $1.token.number }
  }
}

/// The content of a column.
public enum HierarchyLevelContent: Hashable, Sendable {
  /// The data source has not answered yet.
  case loading
  /// There is nothing.
  case empty
  /// It could not be loaded; the level offers to try again.
  case failed
  /// So many items, at least one.
  case items(count: Int)
}

/// The state of an item of a hierarchy (`FUIHierarchyState`).
public enum HierarchyState: String, Hashable, Sendable, Codable, CaseIterable {
  /// Neither expanded nor chosen.
  case normal
  /// Expanded or chosen.
  case selected
}
