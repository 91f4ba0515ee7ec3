import ThemeTable

/// A form cell whose value is chosen from a hierarchy: the hierarchy list picker.
///
/// A tap on the cell opens the hierarchy with radio buttons or check boxes. Any item of any level can be chosen. A search
/// shows its hits as a list. What the hierarchy asks for comes out as ``ListPickerEffect/hierarchy(_:)``, and its events go in
/// as ``ListPickerEvent/hierarchy(_:)``. Titles of chosen items that the app did not give are asked for too.
public struct HierarchyPickerFormCell: ComponentModel {
  /// The configuration that the app chose.
  public let configuration: ListPickerConfiguration
  /// The configuration of the hierarchy; its selection mode follows from that of the picker.
  public let hierarchyConfiguration: HierarchyConfiguration
  /// The surroundings of the cell and its hierarchy.
  public internal(set) var traits: ViewTraits
  /// The chosen items that the cell shows.
  public var value: [ItemID] { chosen.ids }
  /// The open hierarchy, or nil while it is closed.
  public internal(set) var hierarchy: HierarchyModel?
  /// The search, the question and the sheet.
  var screen = PickerScreen()
  /// The results of a search, as a list; nil without a search text.
  public internal(set) var hits: ListPickerFormCell?
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The target that has the keyboard focus, or nil if none has.
  public internal(set) var focused: TapTarget?
  /// The titles of chosen items as far as they are known.
  var titles: [ItemID: String]
  var chosen: HierarchySelection
  /// The choice that the user found: the value when the hierarchy opened, as far as its items still exist.
  var base = HierarchySelection()
  /// The requests for titles of chosen items.
  private var titleLoads = HierarchyLoads()
  /// The number of the last request, also of a hierarchy that was closed.
  ///
  /// The next hierarchy counts on, so that a late answer is never taken for one of its own.
  private var lastRequest: UInt64 = 0

  /// A cell whose hierarchy is closed.
  ///
  /// - Parameters:
  ///   - configuration: What the app decides once.
  ///   - hierarchyConfiguration: The same of the hierarchy, or nil for the usual one in the picker's language.
  ///   - value: The chosen items.
  ///   - titles: Their titles; the data source is asked for those that are missing.
  ///   - place: The place to which the cell comes back, or nil to begin closed.
  ///   - traits: The surroundings.
  public init(
    configuration: ListPickerConfiguration, hierarchyConfiguration: HierarchyConfiguration? = nil, value: [ItemID] = [],
    titles: [ItemID: String] = [:], place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.configuration = configuration
    self.hierarchyConfiguration = hierarchyConfiguration ?? HierarchyConfiguration(language: configuration.language)
    chosen = HierarchySelection(configuration.choosable(value))
    self.titles = titles
    self.traits = traits
    restore(place?.content(of: .hierarchyPicker))
  }

  /// The chosen items as the hierarchy shows them, or the value while it is closed.
  public var selection: [ItemID] { hierarchy?.selection ?? value }

  /// The text of the cell: the titles of the chosen items.
  public var valueText: String { text(of: value) }

  /// The text of the cell as far as it can be seen or heard.
  public var shownValue: PickerValueText {
    PickerValueText(count: value.count, strings: configuration.strings) { text(of: value.prefix($0)) }
  }

  private func text(of ids: some Collection<ItemID>) -> String {
    ids.map { titles[$0] ?? $0.rawValue }.joined(separator: configuration.strings.separator)
  }

  /// The text in the search field.
  public var searchText: String { screen.searchText }
  /// Whether the search field has the focus or a text.
  public var isSearching: Bool { screen.isSearching }
  /// Whether the question about discarding is open.
  public var isAskingToDiscard: Bool { screen.isAskingToDiscard }

  /// Whether there are changes by the user to discard.
  public var isDirty: Bool { configuration.hasPool && hierarchy.map { !$0.choice.isSameChoice(as: base) } ?? false }

  /// Whether Apply can be tapped: not while nothing is chosen and something must be.
  public var isApplyEnabled: Bool { configuration.allowsEmptySelection || !selection.isEmpty }

  /// The buttons of the bar at the top, in the order of reading (LP-11).
  public var barButtons: [ControlID] { hierarchy == nil ? [] : configuration.barButtons }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  @discardableResult public mutating func handle(_ event: ListPickerEvent) -> [ListPickerEffect] {
    switch event {
    case .hierarchy(.answered(let token, let answer)):
      return noteTitle(answer, for: token) ? [] : forward(.answered(token, answer))
    case .hierarchy(let event):
      // While the question is open nothing behind it moves.
      let effects = isAskingToDiscard && event.isGesture ? [] : takeInSheet(event)
      switch event {
      // The cell is shown.
      case .appeared, .view(.laidOut): return effects + askForTitles()
      default: return effects
      }
    case .grabberDragged(let distance): return dragGrabber(by: distance.finite)
    case .view(.tapped(.control(let control))) where control != .headerLeft && control != .headerRight:
      return tap(control)
    case .view(.searchChanged(let text)): return isAskingToDiscard ? [] : search(isActive: true, text: text)
    case .searchAnswered(let text, let sections): answer(text, .valuesChanged(sections))
    case .searchFailed(let text): answer(text, .loadingFailed)
    case .valueSet(let ids, let titles): return set(configuration.choosable(ids), titles)
    case .view(.highlighted(let target)):
      highlighted = target
      return forward(.highlighted(target))
    case .view(.focused(let target)):
      focused = target
      return forward(.focused(target))
    case .view(.traitsChanged(let traits)):
      self.traits = traits
      hits?.handle(.traitsChanged(traits))
      return forward(.traitsChanged(hierarchyTraits)) + askForTitles()
    case .view(let event): return handle(.hierarchy(.view(event)))
    default: break
    }
    return []
  }

  private mutating func tap(_ control: ControlID) -> [ListPickerEffect] {
    switch control {
    case .formCell: return open()
    case .discardChanges: return isAskingToDiscard ? close() : []
    case .keepEditing: screen.isAskingToDiscard = false
    case _ where isAskingToDiscard: break
    case .cancel, .done, .back: return barButtons.contains(control) ? leave() : []
    case .dismiss: return configuration.isSheet ? leave() : []
    case .apply: return apply()
    case .searchField: return search(isActive: true, text: screen.searchText)
    case .endSearch: return search(isActive: false, text: "")
    case .anchor: scrollToTop()
    default: return giveToHits(.tapped(.control(control)))
    }
    return []
  }

  private mutating func open() -> [ListPickerEffect] {
    guard hierarchy == nil, configuration.isEditable else { return [] }
    show()
    titleLoads.failed = []
    return [.opened(configuration.presentation)] + forward(.appeared) + askForTitles()
  }

  /// Makes the hierarchy, which asks for nothing yet.
  mutating func show() {
    var settings = hierarchyConfiguration
    settings.isListPicker = true
    settings.selectionMode = configuration.allowsMultipleSelection ? .multiple : .single
    settings.allowsDeselection = configuration.allowsEmptySelection && !configuration.closesOnTap
    // The guideline has one column with a navigation bar in a dialog.
    settings.isInDialog = settings.isInDialog || configuration.isSheet
    screen = PickerScreen()
    hierarchy = HierarchyModel(configuration: settings, traits: hierarchyTraits)
    hierarchy?.choice = chosen
    hierarchy?.loads.lastNumber = lastRequest
    base = chosen
  }

  /// Takes in the value that the app set; a hierarchy in which the user has chosen keeps its choice.
  private mutating func set(_ ids: [ItemID], _ titles: [ItemID: String]) -> [ListPickerEffect] {
    let isUntouched = !isDirty
    chosen = HierarchySelection(ids)
    for (id, title) in titles { self.titles[id] = title }
    if isUntouched {
      base = chosen
      hierarchy?.select(ids)
      hits?.handle(.valueSet(ids, titles: self.titles))
    }
    return askForTitles()
  }

  mutating func forward(_ event: HierarchyEvent) -> [ListPickerEffect] {
    guard let view = hierarchy else { return [] }
    let before = event.isTap && view.choice.ids.count > 1 ? HierarchySelection() : view.choice
    let named: ItemID? =
      switch event {
      case .view(.tapped(.item(let item))): item
      case .answered(let token, _): view.loads.item(of: token)
      default: nil
      }
    let effects = hierarchy?.handle(event) ?? []
    if let named, let content = hierarchy?.content(of: named) {
      if hierarchy?.choice.contains(named) == true { titles[named] = content.title }
      if hits != nil, !event.isTap { refreshHits() }
    }
    let changes = effects.map { ListPickerEffect.hierarchy($0) }
    guard event.isTap else {
      followData(from: before)
      return changes
    }
    for case .selectionChanged in effects { return settle(changes, from: before) }
    return changes
  }

  /// Takes in that the data or the app changed the choice, which is no change of the user's.
  private mutating func followData(from before: HierarchySelection) {
    guard let after = hierarchy?.choice, after.ids != before.ids else { return }
    if before.isSameChoice(as: base) {
      base = after
    } else {
      for id in before.ids where !after.contains(id) { base.remove(id) }
    }
  }

  /// Ends a choice of the user: it waits for Apply, or becomes the value.
  mutating func settle(_ changes: [ListPickerEffect], from before: HierarchySelection) -> [ListPickerEffect] {
    guard let choice = hierarchy?.choice, !configuration.hasPool else { return changes }
    guard configuration.allowsEmptySelection || !choice.ids.isEmpty else {
      // A pool may be empty, as it cannot be applied then. A value must not.
      hierarchy?.choice = before
      hits?.handle(.valueSet(before.ids, titles: titles))
      return []
    }
    let isChanged = !choice.isSameChoice(as: chosen)
    chosen = choice
    base = choice
    let effects = changes + (isChanged ? [.valueChanged(value)] : [])
    return configuration.closesOnTap ? effects + close() : effects
  }

  private mutating func apply() -> [ListPickerEffect] {
    guard let hierarchy, configuration.hasPool, isApplyEnabled else { return [] }
    guard isDirty, !hierarchy.choice.isSameChoice(as: chosen) else { return close() }
    chosen = hierarchy.choice
    return [.valueChanged(value)] + close()
  }

  mutating func leave() -> [ListPickerEffect] {
    guard hierarchy != nil, !isAskingToDiscard else { return [] }
    guard isDirty, configuration.asksBeforeDiscarding else { return close() }
    screen.isAskingToDiscard = true
    return [.askedToDiscard]
  }

  mutating func close() -> [ListPickerEffect] {
    lastRequest = max(lastRequest, hierarchy?.loads.lastNumber ?? 0)
    hierarchy = nil
    hits = nil
    screen = PickerScreen()
    return [.closed]
  }

  // MARK: The titles of chosen items that nobody has given

  private var untitled: [HierarchyQuestion] {
    value.prefix(PickerValueText.mostDrawn).filter { titles[$0] == nil }.map { .content(of: $0) }
  }

  /// Whether the data source is to be asked for titles of chosen items.
  public var wantsTitles: Bool { untitled.contains { !titleLoads.isAsked($0) } }

  /// The requests that wait for an answer: those of the hierarchy, and those for titles.
  public var openRequests: [HierarchyRequest] { (hierarchy?.openRequests ?? []) + titleLoads.requests }

  private mutating func askForTitles() -> [ListPickerEffect] {
    let questions = untitled
    titleLoads.cancel { !questions.contains($0) }
    guard !questions.isEmpty else { return [] }
    titleLoads.lastNumber = max(titleLoads.lastNumber, lastRequest, hierarchy?.loads.lastNumber ?? 0)
    let requests = questions.compactMap { titleLoads.ask($0) }
    lastRequest = titleLoads.lastNumber
    hierarchy?.loads.lastNumber = lastRequest
    return requests.map { .hierarchy(.ask($0)) }
  }

  /// Takes in the title of a chosen item; false if the answer is one for the hierarchy.
  private mutating func noteTitle(_ answer: HierarchyAnswer, for token: LoadToken) -> Bool {
    guard case .content(let id)? = titleLoads.take(token) else { return false }
    if case .content(let content) = answer, let title = content.title {
      titles[id] = title
    } else {
      titleLoads.failed.insert(.content(of: id))
    }
    return true
  }
}

extension HierarchyEvent {
  fileprivate var isTap: Bool { if case .view(.tapped) = self { true } else { false } }
}
