/// A set of columns that shows how objects belong together: a parent, its children, their children.
///
/// Level 0 holds the topmost known ancestor with its siblings, level k + 1 the children of the expanded item of level k.
/// The expanded items are the ``path``: always a chain of parent and child, one for each level but the last. A window
/// of one to three columns shows some of the levels, ``visibleLevels``. On regular width previews hint at the levels beside
/// it.
///
/// Rules: `HV` data, `HC` columns, `HN` navigation, `HH` header, `IN` items in the list of behaviours.
public struct HierarchyModel: ComponentModel {
  /// The configuration that the app chose.
  public let configuration: HierarchyConfiguration
  /// The surroundings of the view.
  public internal(set) var traits: ViewTraits
  /// The selected items in the order in which they were selected.
  public var selection: [ItemID] { choice.ids }
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The target that has the keyboard focus, or nil if none has.
  public internal(set) var focused: TapTarget?
  /// The drag that is going on.
  package internal(set) var pan: HierarchyPan?

  /// Whether rows show their editing accessory views.
  public internal(set) var isEditing = false

  var choice = HierarchySelection()
  /// The expanded items from the topmost known ancestor down to the deepest remembered one.
  ///
  /// Items beyond the columns stay on the path: they are where "forward" leads.
  public internal(set) var path: [ItemID] = []
  /// The level of the first column.
  public internal(set) var firstVisibleLevel = 0
  /// The deepest level that has been shown since the path leads there.
  var deepestVisitedLevel = 0
  /// The highest number of columns that the surroundings allow.
  var maximumColumns: Int
  /// The answers of the data source.
  var store = HierarchyStore()
  /// The requests to the data source.
  var loads = HierarchyLoads()
  /// The rows of the levels, each by its parent; the top level has none.
  var rows: [ItemID?: HierarchyLevelRows] = [:]

  /// A view that has not been shown yet: it asks for nothing before ``HierarchyEvent/appeared``.
  ///
  /// With a place it comes back there, as far as its items still exist.
  public init(
    configuration: HierarchyConfiguration = HierarchyConfiguration(), place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.configuration = configuration
    self.traits = traits
    maximumColumns = configuration.maximumColumns(in: traits)
    restore(place?.content(of: .hierarchy))
  }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  ///
  /// Linear in the columns and rows that are shown, whatever the size of the hierarchy.
  @discardableResult public mutating func handle(_ event: HierarchyEvent) -> [HierarchyEffect] {
    var effects: [HierarchyEffect] = []
    let (path, first) = (path, firstVisibleLevel)
    apply(event, &effects)
    deepestVisitedLevel = max(min(deepestVisitedLevel, self.path.count), visibleLevels.last ?? 0)
    // Row events trigger no request unless a tap on an accessory is pending.
    if !event.isAboutRows || path != self.path || first != firstVisibleLevel {
      effects.append(contentsOf: dueRequests().map(HierarchyEffect.ask))
    }
    return effects
  }

  private mutating func apply(_ event: HierarchyEvent, _ effects: inout [HierarchyEffect]) {
    switch event {
    case .appeared: if loads.phase == .waiting { loads.phase = .started }
    case .reloaded: reload(&effects)
    case .refreshed: refresh()
    case .childrenRemoved(let parent, let indexes): removeChildren(of: parent, at: indexes, &effects)
    case .childMoved(let parent, let start, let end): moveChild(of: parent, from: start, to: end)
    case .view(.laidOut(let areas)): take(areas)
    case .view(.tapped(let target)): tap(target, &effects)
    case .view(.longPressed(.item(let id))): press(id, &effects)
    case .editingChanged(let isEditing): self.isEditing = isEditing
    case .answered(let token, let answer): accept(answer, for: token, &effects)
    case .childrenInserted(let parent, let indexes): insertChildren(of: parent, at: indexes)
    case .parentInvalidated(let id): invalidateParent(of: id)
    case .contentInvalidated(let id): invalidateContent(of: id)
    case .rowsShown(let level, let rows): noteShown(rows, of: level)
    case .swiped(let direction): swipe(direction)
    case .view(.dragged(let step)): drag(step)
    case .view(.scrolled(let area?, let offset)):
      if let level = level(ofArea: area) {
        rows[parent(ofLevel: level), default: HierarchyLevelRows()].scroll.scroll(to: offset)
      }
    case .selectionSet(let ids): select(ids)
    case .view(.highlighted(let target)): highlighted = target
    case .view(.focused(let target)): focused = target
    case .view(.traitsChanged(let traits)): change(to: traits)
    case .view: break
    }
  }

  // MARK: The items of the levels, as far as the data source has answered

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

  /// Whether the data source gave a row an id that another row of the level has already; such a row takes no room.
  func isDuplicate(inLevel level: Int, at row: Int) -> Bool {
    parent(ofLevel: level).flatMap { store.children[$0]?.isDuplicate(row) } ?? false
  }

  /// The content of a row as a level shows it: an item that is below itself has no accessory, as it cannot be opened.
  func shownContent(of id: ItemID, inLevel level: Int) -> HierarchyItemContent? {
    var content = store.contents[id]
    if path.prefix(level).contains(id) { content?.isHierarchyButtonHidden = true }
    return content
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

  /// Advice about faults of the data that are known, and whether a list would do; for previews and developers.
  ///
  /// Linear in the known items.
  public var advice: [DataAdvice] {
    var advice: [DataAdvice] = []
    if isEmpty { advice.append(.noItems) }
    if store.children.values.contains(where: { $0.hasDuplicates }) { advice.append(.duplicateIDs) }
    if store.children.contains(where: { parent, children in isBelowItself(parent, children) }) { advice.append(.cycle) }
    return hasSingleLevel ? advice + [.singleLevel] : advice
  }

  /// Whether an item or an ancestor of it is among its children.
  private func isBelowItself(_ id: ItemID, _ children: HierarchyChildren) -> Bool {
    var ancestors = Set(path.prefix((path.firstIndex(of: id) ?? -1) + 1))
    var next: ItemID? = id
    while let id = next, ancestors.count <= HierarchyModel.mostShownRows {
      ancestors.insert(id)
      next = store.parent(of: id).flatMap { ancestors.contains($0) ? nil : $0 }
    }
    return ancestors.contains(where: children.contains)
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
  public var openRequests: [HierarchyRequest] { loads.requests }
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
