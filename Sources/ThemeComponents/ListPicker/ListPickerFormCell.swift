/// A form cell with a label and a value, and the list from which the value is chosen.
///
/// While the list is open, choices go into a pool (``ListPickerList/pool``). In confirmed mode the pool becomes the value
/// with Apply and is thrown away with Cancel; in live mode every choice becomes the value at once.
///
/// Rules: `LP` in the list of behaviours.
public struct ListPickerFormCell: ComponentModel {
  /// What the app decided.
  public let configuration: ListPickerConfiguration
  /// What surrounds the cell and its list.
  public internal(set) var traits: ViewTraits
  /// The chosen values in the order of the values; what the cell shows.
  public internal(set) var value: [ItemID]
  /// The open list; nil while it is closed.
  public internal(set) var list: ListPickerList?
  /// What a finger rests on; nil for nothing.
  public internal(set) var highlighted: TapTarget?
  var values: ListPickerValues

  /// A cell whose list is closed; ids that are no values are left out of the value.
  public init(
    configuration: ListPickerConfiguration, sections: [ListPickerSection], value: [ItemID] = [],
    traits: ViewTraits
  ) {
    self.configuration = configuration
    values = ListPickerValues(sections)
    self.traits = traits
    let known = values.sorted(value)
    self.value = configuration.allowsMultipleSelection ? known : Array(known.prefix(1))
  }

  /// The values, by section.
  public var sections: [ListPickerSection] { values.sections }

  /// Takes one event in; see ``ComponentModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: ListPickerEvent) -> [ListPickerEffect] {
    switch event {
    case .cellTapped: return open()
    case .valuesChanged(let sections): return change(to: sections)
    case .valueSet(let ids): return set(ids)
    case .highlighted(let target):
      highlighted = target
      return []
    case .traitsChanged(let traits):
      self.traits = traits
      return []
    default: return list == nil ? [] : handleInList(event)
    }
  }

  private mutating func handleInList(_ event: ListPickerEvent) -> [ListPickerEffect] {
    // A question is answered before anything else.
    if list?.isAskingToDiscard == true { return answer(event) }
    switch event {
    case .itemTapped(let id): return tap(id)
    case .selectAllTapped: return selectAll()
    case .deselectAllTapped: return deselectAll()
    case .deselectSelectedTapped: return deselectSelected()
    case .cancelTapped: return cancel()
    case .applyTapped: return apply()
    case .doneTapped: return hasPool || isNested ? [] : close()
    case .backTapped: return back()
    case .searchBegan: search(isActive: true, text: list?.searchText ?? "")
    case .searchChanged(let text): search(isActive: true, text: text)
    case .searchEnded: search(isActive: false, text: "")
    case .anchorTapped: if hasAnchorButton { list?.offset = 0 }
    case .scrolled(let offset): scroll(to: offset)
    case .grabberDragged(let distance): return dragGrabber(by: distance.finite)
    default: break
    }
    return []
  }

  private mutating func open() -> [ListPickerEffect] {
    guard configuration.isEditable, list == nil else { return [] }
    list = ListPickerList(pool: value)
    return [.opened(configuration.presentation)]
  }

  private mutating func change(to sections: [ListPickerSection]) -> [ListPickerEffect] {
    values = ListPickerValues(sections)
    if let pool = list?.pool { list?.pool = values.sorted(pool) }
    while let path = list?.path, values.sections(at: path) == nil { list?.path.removeLast() }
    let known = values.sorted(value)
    guard known != value else { return [] }
    value = known
    return [.valueChanged(known)]
  }

  private mutating func set(_ ids: [ItemID]) -> [ListPickerEffect] {
    let known = values.sorted(ids)
    value = configuration.allowsMultipleSelection ? known : Array(known.prefix(1))
    if !hasPool { list?.pool = value }
    return []
  }
}

/// The state of a list that is open.
public struct ListPickerList: Hashable, Sendable, Codable {
  /// The chosen values in the order of the values.
  public internal(set) var pool: [ItemID]
  /// The groups that lead to the shown level; none at the top.
  public internal(set) var path: [ItemID] = []
  /// The search text.
  public internal(set) var searchText = ""
  /// Whether the search field has the focus or a text.
  public internal(set) var isSearching = false
  /// Whether the question about discarding stands.
  public internal(set) var isAskingToDiscard = false
  /// Whether the sheet has its full height.
  public internal(set) var isFullHeight = false
  /// How far the list is scrolled down, in points; never negative.
  public internal(set) var offset = 0.0

  init(pool: [ItemID]) { self.pool = pool }
}
