import ThemeTable

/// A form cell whose value is chosen from a hierarchy: the hierarchy list picker.
///
/// A tap on the cell opens the hierarchy with radio buttons or check boxes. Any item of any level can be chosen. Choices
/// wait for Apply; Cancel asks before it discards some. What the hierarchy asks for comes out as
/// ``ListPickerEffect/hierarchy(_:)``, and its events go in as ``ListPickerEvent/hierarchy(_:)``.
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
  /// Whether the question about discarding is open.
  public internal(set) var isAskingToDiscard = false
  /// The sheet, if the hierarchy is in one.
  var sheet = PickerSheet()
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The target that has the keyboard focus, or nil if none has.
  public internal(set) var focused: TapTarget?
  /// The titles of chosen items as far as they are known.
  var titles: [ItemID: String]
  var chosen: HierarchySelection
  /// The number of the last request of a hierarchy that was closed.
  ///
  /// The next hierarchy counts on, so that a late answer is never taken for one of its own.
  private var lastRequest: UInt64 = 0

  /// A cell whose hierarchy is closed.
  ///
  /// - Parameters:
  ///   - configuration: What the app decides once.
  ///   - hierarchyConfiguration: The same of the hierarchy.
  ///   - value: The chosen items.
  ///   - titles: Their titles, which the cell shows before the hierarchy was opened.
  ///   - place: The place to which the cell comes back, or nil to begin closed.
  ///   - traits: The surroundings.
  public init(
    configuration: ListPickerConfiguration, hierarchyConfiguration: HierarchyConfiguration = HierarchyConfiguration(),
    value: [ItemID] = [], titles: [ItemID: String] = [:], place: ComponentPlace? = nil, traits: ViewTraits
  ) {
    self.configuration = configuration
    self.hierarchyConfiguration = hierarchyConfiguration
    chosen = HierarchySelection(configuration.choosable(value))
    self.titles = titles
    self.traits = traits
    restore(place?.content(of: .hierarchyPicker))
  }

  /// The chosen items as the hierarchy shows them, or the value while it is closed.
  public var selection: [ItemID] { hierarchy?.selection ?? value }

  /// The text of the cell: the titles of the chosen items.
  public var valueText: String { text(of: value) }

  /// A list of more values than any cell has room for is cut.
  var drawnValueText: String {
    let most = ListPickerFormCell.mostDrawnValues
    return value.count > most ? text(of: value.prefix(most)) + "…" : valueText
  }

  private func text(of ids: some Collection<ItemID>) -> String {
    ids.map { titles[$0] ?? $0.rawValue }.joined(separator: configuration.strings.separator)
  }

  /// Whether there are changes to discard.
  public var isDirty: Bool { hierarchy.map { !$0.choice.isSameChoice(as: chosen) } ?? false }

  /// Whether Apply can be tapped: not while nothing is chosen and something must be.
  public var isApplyEnabled: Bool { configuration.allowsEmptySelection || !selection.isEmpty }

  /// Takes in one event; see ``ComponentModel/handle(_:)``.
  @discardableResult public mutating func handle(_ event: ListPickerEvent) -> [ListPickerEffect] {
    switch event {
    case .hierarchy(let event):
      // While the question is open nothing behind it moves.
      return isAskingToDiscard && event.isGesture ? [] : takeInSheet(event)
    case .grabberDragged(let distance): return dragGrabber(by: distance.finite)
    case .view(.tapped(.control(.formCell))): return open()
    case .view(.tapped(.control(.cancel))): return cancel()
    case .view(.tapped(.control(.apply))): return apply()
    case .view(.tapped(.control(.discardChanges))): return isAskingToDiscard ? close() : []
    case .view(.tapped(.control(.keepEditing))): isAskingToDiscard = false
    case .valueSet(let ids, let titles):
      chosen = HierarchySelection(configuration.choosable(ids))
      for (id, title) in titles { self.titles[id] = title }
    case .view(.highlighted(let target)):
      highlighted = target
      return forward(.highlighted(target))
    case .view(.focused(let target)):
      focused = target
      return forward(.focused(target))
    case .view(.traitsChanged(let traits)):
      self.traits = traits
      sheet.letGo()
      return forward(.traitsChanged(hierarchyTraits))
    case .view(let event): return handle(.hierarchy(.view(event)))
    default: break
    }
    return []
  }

  private mutating func open() -> [ListPickerEffect] {
    guard hierarchy == nil, configuration.isEditable else { return [] }
    show()
    return [.opened(configuration.presentation)] + forward(.appeared)
  }

  /// Makes the hierarchy, which asks for nothing yet.
  mutating func show() {
    var settings = hierarchyConfiguration
    settings.isListPicker = true
    settings.selectionMode = configuration.allowsMultipleSelection ? .multiple : .single
    // The guideline has one column with a navigation bar in a dialog.
    settings.isInDialog = settings.isInDialog || configuration.isSheet
    sheet = PickerSheet()
    hierarchy = HierarchyModel(configuration: settings, traits: hierarchyTraits)
    hierarchy?.choice = chosen
    hierarchy?.loads.lastNumber = lastRequest
  }

  mutating func forward(_ event: HierarchyEvent) -> [ListPickerEffect] {
    var id: ItemID?
    switch event {
    case .view(.tapped(.item(let item))): id = item
    case .answered(let token, _): id = hierarchy?.loads.item(of: token)
    default: break
    }
    guard let effects = hierarchy?.handle(event) else { return [] }
    if let id, hierarchy?.choice.contains(id) == true, let title = hierarchy?.content(of: id)?.title {
      titles[id] = title
    }
    return effects.map { .hierarchy($0) }
  }

  private mutating func apply() -> [ListPickerEffect] {
    guard let hierarchy, isApplyEnabled, !isAskingToDiscard else { return [] }
    let isChanged = isDirty
    chosen = hierarchy.choice
    return (isChanged ? [.valueChanged(value)] : []) + close()
  }

  mutating func close() -> [ListPickerEffect] {
    lastRequest = hierarchy?.loads.lastNumber ?? lastRequest
    hierarchy = nil
    isAskingToDiscard = false
    return [.closed]
  }
}

/// The hierarchy in a sheet: its place, its handle, and the question before it closes (LP-04, LP-13).
extension HierarchyPickerFormCell {
  /// The surroundings of the hierarchy, which is as wide as its sheet.
  var hierarchyTraits: ViewTraits {
    var traits = traits
    if configuration.isSheet { traits.size.width = sheet.frame(in: traits, configuration.metrics).width }
    return traits
  }

  /// Gives an event to the hierarchy unless it is a finger on the handle; a sheet grows when its rows are scrolled.
  mutating func takeInSheet(_ event: HierarchyEvent) -> [ListPickerEffect] {
    guard configuration.isSheet else { return forward(event) }
    var event = event
    if case .view(.dragged(let step)) = event {
      if let distance = sheet.drag(step, in: traits, configuration.metrics) { return dragGrabber(by: distance) }
      if case .began(var point) = step {
        point.x = point.x.finite - sheet.frame(in: traits, configuration.metrics).minX
        event = .dragged(.began(at: point))
      }
    }
    let before = scrolledWay
    let effects = forward(event)
    switch event {
    case .view(.dragged), .view(.scrolled): if scrolledWay > before { sheet.isFullHeight = true }
    default: break
    }
    return effects
  }

  /// The scroll offsets of the levels in sight together.
  private var scrolledWay: Double {
    hierarchy.map { view in view.visibleLevels.reduce(0) { $0 + view.scrollOffset(ofLevel: $1) } } ?? 0
  }

  mutating func dragGrabber(by distance: Double) -> [ListPickerEffect] {
    guard configuration.isSheet, hierarchy != nil, !isAskingToDiscard,
      sheet.settle(after: distance, in: traits, configuration.metrics)
    else { return [] }
    return cancel()
  }

  mutating func cancel() -> [ListPickerEffect] {
    guard hierarchy != nil, !isAskingToDiscard else { return [] }
    guard isDirty, configuration.asksBeforeDiscarding else { return close() }
    isAskingToDiscard = true
    return [.askedToDiscard]
  }
}

extension HierarchyPickerFormCell: ComponentLayout {
  /// Escape keeps editing, leads to the parent level, or cancels.
  public var escapeEvent: ListPickerEvent? {
    guard let hierarchy else { return nil }
    if isAskingToDiscard { return .tapped(.control(.keepEditing)) }
    return hierarchy.escapeEvent.map { .hierarchy($0) } ?? .tapped(.control(.cancel))
  }

  /// Draws the hierarchy under a bar with Cancel and Apply while it is open, else the form cell.
  ///
  /// Linear in the rows in sight.
  public func displayList(theme: ComponentTheme, measuring: any TextMeasuring) -> DisplayList {
    guard var hierarchy else {
      let context = LayoutContext(self, theme: theme, measuring: measuring)
      let layout = PickerLayout(configuration: configuration, scope: LayoutScope("picker/cell", context))
      return DisplayList(root: layout.formCell(drawnValueText), traits: traits)
    }
    let context = LayoutContext(self, theme: theme, measuring: measuring, isElevated: configuration.isSheet)
    let layout = PickerLayout(configuration: configuration, scope: LayoutScope("picker", context))
    var root = layout.root(sheet, isAskingToDiscard: isAskingToDiscard)
    let frame = root.frame
    let bar = layout.bar(
      configuration.label, [.cancel, .apply], isApplyEnabled: isApplyEnabled,
      at: frame.row(at: root.children.last?.frame.maxY ?? frame.minY, height: 0))
    hierarchy.traits.size.height = max(0, frame.maxY - bar.frame.maxY)
    hierarchy.traits.environment.level = context.traits.environment.level
    let list = hierarchy.nodes(theme: theme, measuring: measuring)
    root.children += [bar, list.root.moved(x: frame.minX, y: bar.frame.maxY)]
    if isAskingToDiscard { root.children += layout.question(in: frame).questionNodes(in: frame) }
    return DisplayList(root: root, traits: context.traits, scrollAreas: list.areas)
  }
}
