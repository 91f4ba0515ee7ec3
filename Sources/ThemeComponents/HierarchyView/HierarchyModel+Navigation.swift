/// Moving through the hierarchy: the accessory, the header, swipes (HN-01 to HN-06, HN-10, HN-11, HH-02).
extension HierarchyModel {
  /// Whether a step towards the children has a target: a level that was visited lies after the last column (HN-10).
  public var canMoveToChild: Bool { canMoveToChild(from: firstVisibleLevel) }

  /// The same for a window whose first column were that level.
  func canMoveToChild(from level: Int) -> Bool {
    level + columnCount(from: level) <= min(path.count, deepestVisitedLevel)
  }

  /// Whether a step towards the parent has a target that is known.
  public var canMoveToParent: Bool { firstVisibleLevel > 0 }

  /// The header, which only the single column has (HC-04, HH-01, HH-02); nil with two or three columns.
  public var header: HierarchyHeader? {
    guard columnCount == 1 else { return nil }
    let title = parent(ofLevel: firstVisibleLevel).flatMap { store.titles[$0] }
    let isMirrored = traits.isRightToLeft
    return HierarchyHeader(
      title: title == "" ? nil : title,
      isLeftEnabled: isMirrored ? canMoveToChild : canMoveToParent,
      isRightEnabled: isMirrored ? canMoveToParent : canMoveToChild)
  }

  /// Whether an item is in view and may have an accessory; that is certain only once its content is known.
  func mayTapAccessory(of id: ItemID) -> Bool {
    guard let level = level(of: id), shownLevels.contains(level) else { return false }
    return store.contents[id]?.isHierarchyButtonHidden != true
  }

  mutating func tapAccessory(of id: ItemID, _ effects: inout [HierarchyEffect]) {
    pendingTap = nil
    guard mayTapAccessory(of: id), let level = level(of: id) else { return }
    guard store.contents[id] != nil else {
      // Whether there is an accessory to tap is known only with the content.
      pendingTap = id
      return
    }
    // An item that stands higher up on the path as well would close a cycle.
    guard !path.prefix(level).contains(id) else { return }
    open(id, in: level, &effects)
  }

  private mutating func open(
    _ id: ItemID, in level: Int, _ effects: inout [HierarchyEffect]
  ) {
    if path.indices.contains(level), path[level] == id {
      if deepestVisitedLevel > level, visibleLevels.contains(level + 1) { return }
    } else {
      let dropped = path.suffix(from: level)
      for item in dropped { forgetView(ofChildrenOf: item) }
      path.removeSubrange(level...)
      path.append(id)
      deepestVisitedLevel = min(deepestVisitedLevel, level)
    }
    pan = nil
    unloadedRoot = nil
    reveal(level + 1)
    effects.append(.expanded(id, columnCount == 1 ? .push : .column))
  }

  private mutating func forgetView(ofChildrenOf item: ItemID) {
    scrolls[item] = nil
    shownRows[item] = nil
  }

  /// Moves the window as little as brings a level into it (HC-12).
  mutating func reveal(_ level: Int) {
    let columns = configuration.maximumColumns(in: traits)
    if level < firstVisibleLevel {
      firstVisibleLevel = level
    } else if level >= firstVisibleLevel + columns {
      firstVisibleLevel = level - columns + 1
    }
    limitWindow()
  }

  /// Keeps the window from standing farther back than needed to fill its columns.
  private mutating func limitWindow() {
    let columns = configuration.maximumColumns(in: traits)
    firstVisibleLevel = max(0, min(firstVisibleLevel, levelCount - columns))
  }

  mutating func noteVisitedLevels() {
    deepestVisitedLevel = max(
      min(deepestVisitedLevel, path.count), (visibleLevels.last ?? 0))
  }

  /// One level towards the children; false where there is no visited one.
  mutating func moveToChild() -> Bool {
    guard canMoveToChild else { return false }
    firstVisibleLevel += 1
    return true
  }

  /// One level towards the parent; at the front of the path the data source is asked for one (HN-11).
  mutating func moveToParent() -> Bool {
    guard canMoveToParent else {
      if let top = path.first, store.parents[top] == HierarchyStore.Parent.none {
        store.parents[top] = nil
      }
      return false
    }
    firstVisibleLevel -= 1
    return true
  }

  mutating func swipe(_ direction: SwipeDirection) {
    pan = nil
    pendingTap = nil
    let towardsChildren = (direction == .left) != traits.isRightToLeft
    _ = towardsChildren ? moveToChild() : moveToParent()
  }

  mutating func tapHeaderButton(_ side: HierarchyHeaderSide) {
    guard columnCount == 1 else { return }
    pendingTap = nil
    let towardsChildren = (side == .right) != traits.isRightToLeft
    _ = towardsChildren ? moveToChild() : moveToParent()
  }

  mutating func scroll(_ level: Int, to offset: Double) {
    guard shownLevels.contains(level) else { return }
    scrolls[parent(ofLevel: level), default: ListScroll()].scroll(to: offset)
  }

  mutating func tapItem(_ id: ItemID, _ effects: inout [HierarchyEffect]) {
    guard let level = level(of: id), shownLevels.contains(level) else { return }
    switch configuration.selectionMode {
    case .none:
      effects.append(.activated(id))
      return
    case .single:
      selection = [id]
    case .multiple:
      if let index = selection.firstIndex(of: id) {
        selection.remove(at: index)
      } else {
        selection.append(id)
      }
    }
    effects.append(.selectionChanged(selection))
  }

  mutating func setSelection(_ ids: [ItemID]) {
    var seen: Set<ItemID> = []
    let distinct = ids.filter { seen.insert($0).inserted }
    switch configuration.selectionMode {
    case .none: selection = []
    case .single: selection = Array(distinct.prefix(1))
    case .multiple: selection = distinct
    }
  }

  /// Takes new traits in; the last level that was seen stays in view (HC-12).
  mutating func change(to newTraits: ViewTraits) {
    let lastVisible = visibleLevels.last ?? 0
    let oldMaximum = configuration.maximumColumns(in: traits)
    if newTraits.size.width != traits.size.width { invalidateCustomCells() }
    traits = newTraits
    pan = nil
    for parent in scrolls.keys { scrolls[parent]?.invalidate() }
    let maximum = configuration.maximumColumns(in: traits)
    guard maximum != oldMaximum else { return }
    firstVisibleLevel = max(0, lastVisible - maximum + 1)
    limitWindow()
  }
}

extension HierarchyModel {
  /// Asks for the contents of cells of the app's own again, whose heights depend on the width.
  private mutating func invalidateCustomCells() {
    for (id, content) in store.contents where content.customCell != nil {
      store.outdated.insert(id)
    }
  }

  mutating func tapDetail(of id: ItemID, _ effects: inout [HierarchyEffect]) {
    guard let level = level(of: id), shownLevels.contains(level),
      store.contents[id]?.accessoryType == .detailButton
    else { return }
    effects.append(.detailButtonTapped(id))
  }

  mutating func press(_ id: ItemID, _ effects: inout [HierarchyEffect]) {
    guard configuration.isContentCopyable, let level = level(of: id), shownLevels.contains(level),
      let text = store.contents[id]?.textToCopy, !text.isEmpty
    else { return }
    effects.append(.copyOffered(id, text))
  }
}

/// The header of the single column.
public struct HierarchyHeader: Hashable, Sendable {
  /// The title of the item whose children are shown; nil at the top and while it is not known.
  public let title: String?
  /// Whether the button at the left of the screen has a target.
  public let isLeftEnabled: Bool
  /// Whether the button at the right of the screen has a target.
  public let isRightEnabled: Bool
}
