/// A set of columns that shows how objects belong together: a parent, its children, their children.
///
/// Level 0 holds the topmost known ancestor with its siblings, level k + 1 the children of the expanded item of level k.
/// The expanded items are the ``path``: always a chain of parent and child, one for each level but the last. A window
/// of one to three columns stands over the levels, ``visibleLevels``; what lies beside it on regular width is hinted at
/// by previews.
///
/// Rules: `HV` data, `HC` columns, `HN` navigation, `HH` header, `IN` items in the list of behaviours.
public struct HierarchyModel: ComponentModel {
  /// The configuration that the app chose.
  public let configuration: HierarchyConfiguration
  /// The surroundings of the view.
  public internal(set) var traits: ViewTraits
  /// The expanded items from the topmost known ancestor down to the deepest remembered one.
  ///
  /// Items beyond the window stay on the path: they are where "forward" leads.
  public internal(set) var path: [ItemID] = []
  /// The level of the first column.
  public internal(set) var firstVisibleLevel = 0
  /// The selected items in the order in which they were selected.
  public internal(set) var selection: [ItemID] = []
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The drag that is going on.
  public internal(set) var pan: HierarchyPan?

  /// Whether rows show their editing accessory views.
  public internal(set) var isEditing = false

  /// The deepest level that has been shown since the path leads there.
  var deepestVisitedLevel = 0
  var phase = HierarchyPhase.waiting
  var store = HierarchyStore()
  var loads = HierarchyLoads()
  /// The scroll offset of levels, by the parent of the level; the top level has none.
  var scrolls: [ItemID?: ListScroll] = [:]
  /// The rows of levels that a view has drawn, by the parent of the level.
  var shownRows: [ItemID?: Range<Int>] = [:]
  /// What the rows of levels share, by the parent of the level.
  var rowShapes: [ItemID?: HierarchyRowShape] = [:]
  /// The root as long as its first children and its parent are not known.
  var unloadedRoot: ItemID?
  /// The item whose accessory was tapped before its content was known.
  var pendingTap: ItemID?

  /// A view that has not been shown yet: it asks for nothing before ``HierarchyEvent/appeared``.
  public init(configuration: HierarchyConfiguration = HierarchyConfiguration(), traits: ViewTraits)
  {
    self.configuration = configuration
    self.traits = traits
  }

  /// Takes one event in; see ``ComponentModel/handle(_:)``.
  ///
  /// Linear in the columns and rows that are shown, whatever the size of the hierarchy.
  @discardableResult
  public mutating func handle(_ event: HierarchyEvent) -> [HierarchyEffect] {
    var effects: [HierarchyEffect] = []
    let (path, first) = (path, firstVisibleLevel)
    apply(event, &effects)
    noteVisitedLevels()
    // What a row shows leads to no question, unless an accessory's tap has waited for it.
    if !event.isAboutRows || path != self.path || first != firstVisibleLevel {
      effects.append(contentsOf: dueRequests().map(HierarchyEffect.ask))
    }
    return effects
  }

  private mutating func apply(_ event: HierarchyEvent, _ effects: inout [HierarchyEffect]) {
    switch event {
    case .appeared:
      if phase == .waiting { phase = .started }
    case .reloaded: reload(&effects)
    case .refreshed: refresh()
    case .childrenRemoved(let parent, let indexes):
      removeChildren(of: parent, at: indexes, &effects)
    case .childMoved(let parent, let start, let end): moveChild(of: parent, from: start, to: end)
    case .laidOut(let areas): take(areas)
    case .retryTapped(let level): retry(level)
    case .detailTapped(let id): tapDetail(of: id, &effects)
    case .longPressed(let id): press(id, &effects)
    case .editingChanged(let isEditing): self.isEditing = isEditing
    case .answered(let token, let answer): accept(answer, for: token, &effects)
    case .childrenInserted(let parent, let indexes): insertChildren(of: parent, at: indexes)
    case .parentInvalidated(let id): invalidateParent(of: id)
    case .contentInvalidated(let id): invalidateContent(of: id)
    case .rowsShown(let level, let rows): noteShown(rows, of: level)
    case .accessoryTapped(let id): tapAccessory(of: id, &effects)
    case .itemTapped(let id): tapItem(id, &effects)
    case .headerButtonTapped(let side): tapHeaderButton(side)
    case .swiped(let direction): swipe(direction)
    case .dragged(let step): drag(step)
    case .scrolled(let level, let offset): scroll(level, to: offset)
    case .selectionSet(let ids): setSelection(ids)
    case .highlighted(let target): highlighted = target
    case .traitsChanged(let traits): change(to: traits)
    }
  }
}

/// The progress of the first load.
enum HierarchyPhase: String, Hashable, Sendable, Codable {
  /// The view has not been shown.
  case waiting
  /// It asks for the root.
  case started
  /// It has its root.
  case running
  /// The data source has no root: the view stays empty.
  case empty
}
