/// An event of a hierarchy view.
public enum HierarchyEvent: ComponentEvent, Hashable, Sendable {
  /// The controls of the component.
  public typealias Control = HierarchyControl

  /// Something happened to the view.
  case view(ViewEvent)
  /// The view is shown for the first time: it starts to ask for its data. Later ones change nothing.
  case appeared
  /// The app wants everything to be asked for anew; path, selection and scroll positions are forgotten.
  case reloaded
  /// The app wants everything that is shown to be asked for anew; path, selection and scroll positions stay.
  case refreshed
  /// The answer to a request.
  case answered(LoadToken, HierarchyAnswer)
  /// Children were added to an item at these indexes, counted in the new list (`insertChildren(of:at:)`).
  case childrenInserted(of: ItemID, at: [Int])
  /// Children of an item at these indexes of the old list are gone (`removeChildren(of:at:)`).
  case childrenRemoved(of: ItemID, at: [Int])
  /// A child of an item has another place among its siblings now; the index after the move is that in the new list.
  case childMoved(of: ItemID, from: Int, to: Int)
  /// The parent of an item has become known or another one (`invalidateParent(of:)`).
  case parentInvalidated(of: ItemID)
  /// The row of an item shows something else now.
  case contentInvalidated(of: ItemID)
  /// A view has drawn these rows of a level; their content is wanted, and the ids of those that follow.
  case rowsShown(level: Int, rows: Range<Int>)
  /// The app began or ended editing: rows show their editing accessory views.
  case editingChanged(Bool)
  /// The app chose these items, such as the initial value of a list picker; the change is not reported.
  ///
  /// The items need not have been visited. The app guarantees that they exist. With single selection only the first one is
  /// selected, and without selection none is.
  case selectionSet([ItemID])
  /// A quick flick: exactly one level.
  case swiped(SwipeDirection)

  /// Whether the event changes only contents of rows and header, or which rows are selected.
  var isAboutRows: Bool {
    switch self {
    case .view(.tapped(.item)), .view(.tapped(.detail)), .view(.longPressed), .view(.highlighted), .view(.focused),
      .editingChanged, .selectionSet, .answered(_, .content), .answered(_, .title):
      true
    default: false
    }
  }

  /// Whether the event is something that the user does, other than to answer a question.
  var isGesture: Bool {
    switch self {
    case .view(.tapped), .view(.longPressed), .view(.dragged), .view(.scrolled), .editingChanged, .swiped: true
    default: false
    }
  }
}

/// A request of a hierarchy view to its host.
public enum HierarchyEffect: Hashable, Sendable {
  /// Ask the data source and deliver the answer with the request's token.
  case ask(HierarchyRequest)
  /// The children of an item come into view.
  case expanded(ItemID, HierarchyExpansion)
  /// An expanded item is gone: its level is no longer shown, and a host that pushed the level takes it away.
  case collapsed(ItemID)
  /// A row was tapped that selects nothing: show its object.
  case activated(ItemID)
  /// The detail button of a row was tapped.
  case detailButtonTapped(ItemID)
  /// Offer to copy the text of a row, after a long press.
  case copyOffered(ItemID, String)
  /// The selection changed; the items are in the order in which they were selected.
  case selectionChanged([ItemID])
}

/// The way in which an item's children come into view.
public enum HierarchyExpansion: Hashable, Sendable {
  /// As another column, on regular width.
  case column
  /// By a transition to another view, on compact width and in dialogs.
  case push
}

/// Receives taps on a hierarchy, and can handle a tap on the accessory itself.
public protocol HierarchyDelegate {
  /// The accessory of an item was tapped (`hierarchyButtonTappedForItemWith`).
  ///
  /// An item that is out of view, or known to have no accessory, is not asked about.
  ///
  /// - Returns: Whether the delegate has dealt with it; then nothing expands by itself (HN-13).
  func hierarchyButtonTapped(forItemWith id: ItemID) -> Bool
  /// A row was tapped that selects nothing.
  func didSelectItem(with id: ItemID)
  /// The detail button of an item was tapped.
  func detailButtonTapped(forItemWith id: ItemID)
  /// A finger rested long on a row.
  func didLongPressItem(with id: ItemID)
  /// The selection changed; the items are in the order in which they were selected.
  func selectionDidChange(to ids: [ItemID])
}

extension HierarchyDelegate {
  /// Leaves the tap to the view.
  public func hierarchyButtonTapped(forItemWith id: ItemID) -> Bool { false }
  /// Does nothing.
  public func detailButtonTapped(forItemWith id: ItemID) {}
  /// Does nothing.
  public func didSelectItem(with id: ItemID) {}
  /// Does nothing.
  public func didLongPressItem(with id: ItemID) {}
  /// Does nothing.
  public func selectionDidChange(to ids: [ItemID]) {}
}

/// A delegate that leaves everything to the view.
public struct DefaultHierarchyDelegate: HierarchyDelegate, Sendable {
  /// The delegate.
  public init() {}
}

/// The chosen items of a hierarchy in the order in which they were chosen, and the branches that lead to them.
///
/// A question about one item takes constant time, so that a row is drawn alike whether one item is chosen or all are.
struct HierarchySelection: Hashable, Sendable {
  /// The chosen items, oldest first.
  private(set) var ids: [ItemID] = []
  private var members: Set<ItemID> = []
  /// For an item those of its known children that are chosen or lead to a chosen item; some that were chosen once may be
  /// among them.
  private var branches: [ItemID: Set<ItemID>] = [:]

  init(_ ids: [ItemID] = []) { for id in ids { insert(id) } }

  func contains(_ id: ItemID) -> Bool { members.contains(id) }

  /// Whether the same items are chosen, in any order.
  func isSameChoice(as other: HierarchySelection) -> Bool { members == other.members }

  mutating func insert(_ id: ItemID) { if members.insert(id).inserted { ids.append(id) } }

  mutating func remove(_ id: ItemID) { removeAll([id]) }

  /// Removes those of some items that are chosen, and returns whether there are any; linear in the chosen items.
  @discardableResult private mutating func removeAll(_ gone: Set<ItemID>) -> Bool {
    let gone = gone.intersection(members)
    guard !gone.isEmpty else { return false }
    members.subtract(gone)
    // A few ids are compared faster than all are hashed.
    let few = gone.count < 8 ? Array(gone) : []
    ids.removeAll { few.isEmpty ? gone.contains($0) : few.contains($0) }
    if ids.isEmpty { branches = [:] }
    return true
  }

  /// Notes where an item hangs if it is chosen or leads to a chosen item; then its parent leads there too.
  mutating func note(_ id: ItemID, below parent: ItemID) {
    if contains(id) || branches[id] != nil { branches[parent, default: []].insert(id) }
  }

  /// The known children of an item that are chosen or lead to a chosen item.
  func branches(of parent: ItemID) -> Set<ItemID> { branches[parent] ?? [] }

  /// Removes items that are gone, with their descendants.
  ///
  /// - Returns: Whether a chosen item was among them.
  mutating func drop(_ gone: some Sequence<ItemID>) -> Bool {
    var lost: Set<ItemID> = []
    var open = Array(gone)
    while let id = open.popLast() {
      open += branches.removeValue(forKey: id) ?? []
      lost.insert(id)
    }
    return removeAll(lost)
  }
}
