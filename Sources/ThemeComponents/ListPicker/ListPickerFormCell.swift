/// A form cell with a label and a value, and the list from which the value is chosen.
///
/// While the list is open, choices go into a pool (``selection``). In confirmed mode the pool becomes the value with
/// Apply and is discarded with Cancel. In live mode every choice becomes the value at once.
///
/// A chosen value stays chosen until it is taken out by the user, with ``ListPickerEvent/valueSet(_:titles:)`` or with
/// ``ListPickerEvent/valuesRemoved(_:)``. New values, such as the results of a search on a server, never take one out.
///
/// Rules: `LP` in the list of behaviours.
public struct ListPickerFormCell: ComponentModel {
  /// The configuration that the app chose.
  public let configuration: ListPickerConfiguration
  /// The surroundings of the cell and its list.
  public internal(set) var traits: ViewTraits
  /// The open list, or nil while it is closed.
  public internal(set) var list: ListPickerList?
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The target that has the keyboard focus, or nil if none has.
  public internal(set) var focused: TapTarget?
  /// Whether the values are at hand, as far as the app has said.
  var loadState = ListPickerAvailability.ready
  var values: ListPickerValues
  var chosen: NumberList
  /// The text for which a server found the values at hand; empty for all values.
  var foundText = ""

  /// A cell whose list is closed.
  ///
  /// Linear in the values.
  ///
  /// - Parameters:
  ///   - configuration: What the app decides once.
  ///   - sections: The values at hand.
  ///   - value: The chosen values. They may be missing from the sections, as before these are loaded.
  ///   - titles: The titles of values that are missing; without one the cell shows the id.
  ///   - place: The place to which the cell comes back, or nil to begin closed.
  ///   - traits: The surroundings.
  public init(
    configuration: ListPickerConfiguration, sections: [ListPickerSection], value: [ItemID] = [],
    titles: [ItemID: String] = [:], place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.configuration = configuration
    values = ListPickerValues(sections)
    chosen = values.choice(of: configuration.choosable(value), titles: titles)
    self.traits = traits
    restore(place?.content(of: .listPicker))
  }

  /// The chosen values that the cell shows: those at hand in their order, then the others.
  ///
  /// Linear in their number.
  public var value: [ItemID] { values.ids(of: chosen) }

  /// Whether the values are at hand, on their way, or could not be had.
  ///
  /// They are on their way while a question to a server is out: what was found for the text before is not shown any more.
  public var availability: ListPickerAvailability {
    guard loadState == .ready, hostText != foundText, !(isNested && hostText.isEmpty) else { return loadState }
    return .loading
  }

  /// The values at hand, by section.
  public var sections: [ListPickerSection] { values.sections }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  @discardableResult public mutating func handle(_ event: ListPickerEvent) -> [ListPickerEffect] {
    switch event {
    case .view(.tapped(.control(.formCell))): return open()
    case .valuesChanged(let sections): return change(to: sections)
    case .entriesChanged(let entries): update(entries)
    case .searchAnswered(let text, let sections): return answer(text, with: sections)
    case .searchFailed(let text): return answer(text, with: nil)
    case .valuesRemoved(let ids): return remove(ids)
    case .loadingBegan: loadState = .loading
    case .loadingFailed: loadState = .failed
    case .valueSet(let ids, let titles): set(values.choice(of: configuration.choosable(ids), titles: titles))
    case .view(.highlighted(let target)): highlighted = target
    case .view(.focused(let target)): focused = target
    case .view(.traitsChanged(let traits)):
      self.traits = traits
      // The system takes a touch away that began before the turn.
      list?.scroll.dragStart = nil
      list?.scroll.invalidate()
    case .view(.laidOut(let areas)):
      for area in areas where area.identifier == Self.listIdentifier {
        list?.scroll.take(area)
        list?.basis = nil
      }
    default: return list == nil ? [] : handleInList(event)
    }
    return []
  }

  private mutating func handleInList(_ event: ListPickerEvent) -> [ListPickerEffect] {
    // A question is answered before anything else.
    if list?.isAskingToDiscard == true {
      if event == .tapped(.control(.keepEditing)) { list?.screen.isAskingToDiscard = false }
      return event == .tapped(.control(.discardChanges)) ? close() : []
    }
    switch event {
    case .view(.tapped(.item(let id))): return tap(id)
    case .view(.tapped(.section(let section))): return press(button(ofSection: section), ofSection: section)
    case .view(.tapped(.control(let control))): return tap(control)
    case .view(.searchChanged(let text)): return search(isActive: true, text: text)
    case .view(.scrolled(_, let offset)): scroll(to: offset)
    case .view(.dragged(let step)): drag(step)
    case .grabberDragged(let distance): return dragGrabber(by: distance.finite)
    default: break
    }
    return []
  }

  private mutating func tap(_ control: ControlID) -> [ListPickerEffect] {
    switch control {
    case .selectAll, .deselectAll: return allGroupButton == control ? press(control) : []
    case .deselectSelected:
      return mayShowSelectedGroup && configuration.allowsMultipleSelection ? choose(NumberList()) : []
    case .cancel: return hasPool && !isNested ? leave() : []
    case .dismiss: return configuration.isSheet ? leave() : []
    case .apply: return apply()
    case .done: return hasPool || isNested ? [] : close()
    case .back: return back()
    case .searchField: return search(isActive: true, text: list?.searchText ?? "")
    case .endSearch: return search(isActive: false, text: "")
    case .retry: return retry()
    case .anchor: if hasAnchorButton { scroll(to: 0) }
    default: break
    }
    return []
  }

  private mutating func open() -> [ListPickerEffect] {
    guard configuration.isEditable, list == nil else { return [] }
    list = ListPickerList(pool: chosen, base: chosen, level: values.top, shown: values.top)
    // The last search is over, but its hits are all that is at hand.
    return [.opened(configuration.presentation)] + (foundText.isEmpty ? [] : [.searchRequested("")])
  }

  private mutating func retry() -> [ListPickerEffect] {
    guard availability == .failed else { return [] }
    loadState = .loading
    return hostText.isEmpty ? [.retryRequested] : [.searchRequested(hostText)]
  }

  // MARK: Ending the choice: Apply, Cancel and what it asks, Back, the sheet (LP-04, LP-09 to LP-14)

  /// The buttons of the bar at the top, in the order of reading (LP-11).
  public var barButtons: [ControlID] {
    guard let list else { return [] }
    return list.path.isEmpty ? configuration.barButtons : [.back]
  }

  /// Whether Apply can be tapped: not while the pool is empty and must not be (LP-11).
  public var isApplyEnabled: Bool { configuration.allowsEmptySelection || !pool.isEmpty }

  /// Whether there is something to discard: in confirmed mode, at the top level, changes by the user (LP-14).
  public var isDirty: Bool { hasChanges && !isNested }

  /// Whether the user has changed the pool; what the app changes meanwhile is no change of the user's.
  private var hasChanges: Bool { hasPool && list.map { $0.pool != $0.base } ?? false }

  /// Takes in the value that the app set; a list in which the user has chosen keeps its pool.
  mutating func set(_ choice: NumberList) {
    let isUntouched = !hasChanges
    chosen = choice
    guard isUntouched else { return }
    note(pool: choice)
    list?.base = choice
  }

  mutating func close() -> [ListPickerEffect] {
    list = nil
    return [.closed]
  }

  mutating func apply() -> [ListPickerEffect] {
    guard hasPool, !isNested, isApplyEnabled else { return [] }
    guard hasChanges, pool != chosen else { return close() }
    chosen = pool
    return [.valueChanged(value)] + close()
  }

  /// Closes the list from any level, after a question where there are changes to discard.
  mutating func leave() -> [ListPickerEffect] {
    guard hasChanges, configuration.asksBeforeDiscarding else { return close() }
    list?.screen.isAskingToDiscard = true
    return [.askedToDiscard]
  }

  mutating func back() -> [ListPickerEffect] {
    if let path = list?.path, !path.isEmpty { return [.popped] + show(path: Array(path.dropLast())) }
    return barButtons.contains(.back) ? close() : []
  }

  /// Follows a finger over the list.
  mutating func drag(_ step: DragEvent) {
    guard let before = list?.offset else { return }
    list?.scroll.drag(step)
    if let offset = list?.offset, offset != before { scroll(to: offset) }
  }

  mutating func dragGrabber(by distance: Double) -> [ListPickerEffect] {
    guard configuration.isSheet, list?.screen.sheet.settle(after: distance, in: traits, configuration.metrics) == true
    else {
      return []
    }
    return leave()
  }
}

/// Whether the values of a list picker are at hand.
public enum ListPickerAvailability: Hashable, Sendable, CaseIterable {
  /// They are.
  case ready
  /// They are on their way.
  case loading
  /// They could not be had; the list offers to try again.
  case failed
}

/// The state of a list that is open.
public struct ListPickerList: Hashable, Sendable {
  /// The chosen values that wait for Apply.
  var pool: NumberList
  /// The choice that the user found: the value when the list opened, or as the app set it before the user chose.
  var base: NumberList
  /// The level that is open.
  var level: ListPickerLevel
  /// Its entries that the search found, or all of them.
  var shown: ListPickerLevel
  /// The groups that lead to the shown level, empty at the top.
  public internal(set) var path: [ItemID] = []
  /// The search, the question and the sheet.
  var screen = PickerScreen()
  /// The scroll offset of the list.
  var scroll = ListScroll()
  /// The choice with which the scroll offset was set.
  ///
  /// The Selected group of that choice was above the values.
  var basis: NumberList?

  /// The scroll offset of the list down, in points; never negative.
  public var offset: Double { scroll.offset }

  /// The search text.
  public var searchText: String { screen.searchText }
  /// Whether the search field has the focus or a text.
  public var isSearching: Bool { screen.isSearching }
  /// Whether the question about discarding is open.
  public var isAskingToDiscard: Bool { screen.isAskingToDiscard }
  /// Whether the sheet has its full height.
  public var isFullHeight: Bool { screen.sheet.isFullHeight }
}
