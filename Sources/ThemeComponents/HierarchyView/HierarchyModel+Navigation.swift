/// Moving through the hierarchy: the accessory, the header, swipes (HN-01 to HN-06, HN-10, HN-11, HH-02).
extension HierarchyModel {
  /// The header, which only the single column has (HC-04, HH-01, HH-02); nil with two or three columns.
  public var header: HierarchyHeader? {
    guard columnCount == 1 else { return nil }
    // A title that is on its way or could not be had is the one of the item's row.
    let title = parent(ofLevel: firstVisibleLevel).flatMap { id in
      store.titles[id].flatMap { $0.isEmpty ? nil : $0 } ?? store.contents[id]?.title
    }
    let isMirrored = traits.isRightToLeft
    return HierarchyHeader(
      title: title == "" ? nil : title, isLeftEnabled: isMirrored ? canMoveToChild : canMoveToParent,
      isRightEnabled: isMirrored ? canMoveToParent : canMoveToChild)
  }

  /// Whether an item is in view and may have an accessory; that is certain only once its content is known.
  func mayTapAccessory(of id: ItemID) -> Bool { isShown(id) && store.contents[id]?.isHierarchyButtonHidden != true }

  mutating func tap(_ target: TapTarget, _ effects: inout [HierarchyEffect]) {
    switch target {
    case .item(let id): tapItem(id, &effects)
    case .accessory(let id): tapAccessory(of: id, &effects)
    case .detail(let id):
      guard isShown(id), store.contents[id]?.accessoryType == .detailButton else { break }
      effects.append(.detailButtonTapped(id))
    case .section(let level): retry(level)
    case .control(.headerLeft): if columnCount == 1 { swipe(.right) }
    case .control(.headerRight): if columnCount == 1 { swipe(.left) }
    case .control: break
    }
  }

  mutating func tapAccessory(of id: ItemID, _ effects: inout [HierarchyEffect]) {
    loads.pendingTap = nil
    guard mayTapAccessory(of: id), let level = level(of: id) else { return }
    guard store.contents[id] != nil else {
      // Whether there is an accessory to tap is known only with the content.
      loads.pendingTap = id
      return
    }
    // An item that is higher up on the path as well would close a cycle.
    let isCurrent = isCurrent(id)
    guard !path.prefix(level).contains(id), let closed = open(id, in: level) else { return }
    for item in closed { rows[item]?.close() }
    store.unconfirmed.formIntersection(path)
    if !isCurrent { store.unconfirmed.insert(id) }
    pan = nil
    loads.unloadedRoot = nil
    effects.append(.expanded(id, columnCount == 1 ? .push : .column))
  }

  /// Moves one level; at the front of the path the data source is asked for a parent (HN-11).
  ///
  /// - Returns: Whether there was a level to move to.
  mutating func move(towardsChildren: Bool) -> Bool {
    let canMove = towardsChildren ? canMoveToChild : canMoveToParent
    if canMove {
      firstVisibleLevel += towardsChildren ? 1 : -1
    } else if !towardsChildren, let top = path.first, store.parents[top] == .some(nil) {
      store.parents[top] = nil
    }
    return canMove
  }

  mutating func swipe(_ direction: SwipeDirection) {
    pan = nil
    loads.pendingTap = nil
    _ = move(towardsChildren: (direction == .left) != traits.isRightToLeft)
  }

  private mutating func tapItem(_ id: ItemID, _ effects: inout [HierarchyEffect]) {
    guard isShown(id) else { return }
    guard configuration.selectionMode != .none else { return effects.append(.activated(id)) }
    if configuration.selectionMode == .single {
      choice = HierarchySelection([id])
    } else if choice.contains(id) {
      choice.remove(id)
    } else {
      choice.insert(id)
    }
    noteBranches(to: id)
    effects.append(.selectionChanged(selection))
  }

  /// Notes the known ancestors of a chosen item, so that its choice goes with them.
  private mutating func noteBranches(to id: ItemID) {
    var id = id
    while let parent = store.parent(of: id), !choice.branches(of: parent).contains(id) {
      choice.note(id, below: parent)
      id = parent
    }
  }

  /// Replaces the selection by distinct items.
  mutating func select(_ ids: [ItemID]) {
    switch configuration.selectionMode {
    case .none: choice = HierarchySelection()
    case .single: choice = HierarchySelection(Array(ids.prefix(1)))
    case .multiple: choice = HierarchySelection(ids)
    }
    for id in choice.ids { noteBranches(to: id) }
  }

  /// Takes new traits in; the last level that was seen stays in view (HC-12).
  mutating func change(to newTraits: ViewTraits) {
    // The heights of cells of the app's own depend on the width.
    if newTraits.size.width != traits.size.width {
      store.outdated.formUnion(store.contents.filter { $0.value.customCell != nil }.keys)
    }
    traits = newTraits
    pan = nil
    for parent in rows.keys { rows[parent]?.scroll.invalidate() }
    allow(columns: configuration.maximumColumns(in: traits))
  }

  mutating func press(_ id: ItemID, _ effects: inout [HierarchyEffect]) {
    guard configuration.isContentCopyable, isShown(id), let text = store.contents[id]?.textToCopy, !text.isEmpty else {
      return
    }
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
