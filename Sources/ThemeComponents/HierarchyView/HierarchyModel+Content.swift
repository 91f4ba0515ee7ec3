/// The items of the levels, as far as the data source has answered.
extension HierarchyModel {
  /// The content of a level (HV-04, HV-07, HV-08).
  public func content(ofLevel level: Int) -> HierarchyLevelContent {
    if showsRootAlone, level == 0 { return loads.phase == .failed ? .failed : .loading }
    guard level >= 0, level < levelCount else { return .empty }
    guard let parent = parent(ofLevel: level) else { return .items(count: 1) }
    if loads.failed.contains(.numberOfChildren(of: parent)) { return .failed }
    guard let children = store.children[parent] else { return .loading }
    if children.isFailed { return .failed }
    return children.count == 0 ? .empty : .items(count: children.count)
  }

  /// The item of a row; nil outside the level and where its id is still to come.
  public func item(inLevel level: Int, at row: Int) -> ItemID? {
    guard let parent = parent(ofLevel: level) else { return level == 0 && row == 0 ? path.first : nil }
    return store.children[parent]?[row]
  }

  /// The ids of a level that are known, in the order of the data source.
  ///
  /// Linear in their number, logarithm aside.
  public func items(inLevel level: Int) -> [ItemID] {
    guard let parent = parent(ofLevel: level) else { return level == 0 ? path.prefix(1) + [] : [] }
    return store.children[parent]?.known ?? []
  }

  /// Whether the id or the content of a row could not be had.
  func isFailed(inLevel level: Int, at row: Int) -> Bool {
    guard let id = item(inLevel: level, at: row) else {
      return parent(ofLevel: level).flatMap { store.children[$0]?.isFailed(row) } ?? false
    }
    return store.contents[id] == nil && loads.failed.contains(.content(of: id))
  }

  /// Whether the id of a row is still to come; false for one that the data source gave twice.
  func isPending(inLevel level: Int, at row: Int) -> Bool {
    parent(ofLevel: level).flatMap { store.children[$0]?.isPending(row) } ?? false
  }

  /// Whether nothing but the state of the root is shown: it is on its way, or could not be loaded.
  var showsRootAlone: Bool { loads.phase == .failed || loads.phase == .started && path.isEmpty }

  /// The content of an item's row; nil while it is not known.
  public func content(of id: ItemID) -> HierarchyItemContent? { store.contents[id] }

  /// The scroll offset of a level down, in points.
  public func scrollOffset(ofLevel level: Int) -> Double { rows[parent(ofLevel: level)]?.scroll.offset ?? 0 }

  /// Whether the data has one level only, for which the guideline has a list instead (HV-11).
  ///
  /// True once the content of every child of a root without a parent is known and none has children of its own. Advice for
  /// previews and developers; the view works all the same.
  public var hasSingleLevel: Bool {
    guard path.count == 1, let root = path.first, store.parents[root] == .some(nil),
      let children = store.children[root], children.known.count == children.count
    else { return false }
    return children.known.allSatisfy { store.contents[$0]?.isHierarchyButtonHidden == true }
  }

  /// The state of an item: selected if it is expanded, or chosen where rows can be selected.
  public func state(of id: ItemID) -> HierarchyState {
    let isExpanded = level(of: id).map { expandedItem(inLevel: $0) == id } ?? false
    return isExpanded || choice.contains(id) ? .selected : .normal
  }

  /// Whether the data source said that there is no root; false where the root could not be loaded.
  public var isEmpty: Bool { loads.phase == .empty }

  /// Whether the data source still has to answer something.
  public var isLoading: Bool { !loads.waiting.isEmpty }

  /// The requests that wait for an answer, in the order in which they were put.
  public var openRequests: [HierarchyRequest] {
    loads.waiting.map { HierarchyRequest(token: $0.key, question: $0.value) }.sorted {
      $0.token.number < $1.token.number
    }
  }
}

/// The content of a column.
public enum HierarchyLevelContent: Hashable, Sendable {
  /// The data source has not answered yet.
  case loading
  /// There is nothing.
  case empty
  /// It could not be loaded; the level offers to try again. So is level 0 if the root could not be loaded.
  case failed
  /// So many items, at least one.
  case items(count: Int)
}

/// The state of an item of a hierarchy (`FUIHierarchyState`).
public enum HierarchyState: Hashable, Sendable, CaseIterable {
  /// Neither expanded nor chosen.
  case normal
  /// Expanded or chosen.
  case selected
}
