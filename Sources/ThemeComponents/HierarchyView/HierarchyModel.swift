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
}
