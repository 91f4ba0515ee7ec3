/// A form cell whose value is chosen from a hierarchy: the hierarchy list picker.
///
/// A tap on the cell opens the hierarchy with radio buttons or check boxes. Any item of any level can be chosen. Choices
/// wait for Apply; Cancel asks before it discards some. What the hierarchy asks for comes out as
/// ``HierarchyPickerEffect/hierarchy(_:)``, and its events go in as ``HierarchyPickerEvent/hierarchy(_:)``.
public struct HierarchyPickerFormCell: ComponentModel {
  /// The configuration that the app chose.
  public let configuration: HierarchyPickerConfiguration
  /// The surroundings of the cell and its hierarchy.
  public internal(set) var traits: ViewTraits
  /// The chosen items that the cell shows.
  public var value: [ItemID] { chosen.ids }
  /// The open hierarchy, or nil while it is closed.
  public internal(set) var hierarchy: HierarchyModel?
  /// Whether the question about discarding is open.
  public internal(set) var isAskingToDiscard = false
  /// The target under a resting finger, or nil if there is none.
  public internal(set) var highlighted: TapTarget?
  /// The titles of chosen items as far as they are known.
  var titles: [ItemID: String]
  var chosen: HierarchySelection

  /// A cell whose hierarchy is closed.
  ///
  /// - Parameters:
  ///   - configuration: What the app decides once.
  ///   - value: The chosen items.
  ///   - titles: Their titles, which the cell shows before the hierarchy was opened.
  ///   - traits: The surroundings.
  public init(
    configuration: HierarchyPickerConfiguration, value: [ItemID] = [],
    titles: [ItemID: String] = [:], traits: ViewTraits
  ) {
    self.configuration = configuration
    chosen = HierarchySelection(
      configuration.allowsMultipleSelection ? value : Array(value.prefix(1)))
    self.titles = titles
    self.traits = traits
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
  @discardableResult
  public mutating func handle(_ event: HierarchyPickerEvent) -> [HierarchyPickerEffect] {
    switch event {
    case .cellTapped: return open()
    case .hierarchy(let event):
      // While the question is open nothing behind it moves.
      return isAskingToDiscard && event.isGesture ? [] : forward(event)
    case .cancelTapped:
      guard hierarchy != nil, !isAskingToDiscard else { return [] }
      guard isDirty, configuration.asksBeforeDiscarding else { return close() }
      isAskingToDiscard = true
      return [.askedToDiscard]
    case .applyTapped: return apply()
    case .discardConfirmed: return isAskingToDiscard ? close() : []
    case .keepEditingTapped: isAskingToDiscard = false
    case .valueSet(let ids, let titles):
      chosen = HierarchySelection(
        configuration.allowsMultipleSelection ? ids : Array(ids.prefix(1)))
      for (id, title) in titles { self.titles[id] = title }
    case .highlighted(let target):
      highlighted = target
      return forward(.highlighted(target))
    case .traitsChanged(let traits):
      self.traits = traits
      return forward(.traitsChanged(traits))
    }
    return []
  }

  private mutating func open() -> [HierarchyPickerEffect] {
    guard hierarchy == nil, configuration.isEditable else { return [] }
    var settings = configuration.hierarchy
    settings.isListPicker = true
    settings.selectionMode = configuration.allowsMultipleSelection ? .multiple : .single
    hierarchy = HierarchyModel(configuration: settings, traits: traits)
    hierarchy?.choice = chosen
    return [.opened(configuration.presentation)] + forward(.appeared)
  }

  private mutating func forward(_ event: HierarchyEvent) -> [HierarchyPickerEffect] {
    var id: ItemID?
    switch event {
    case .itemTapped(let item): id = item
    case .answered(let token, _): id = hierarchy?.loads.item(of: token)
    default: break
    }
    guard let effects = hierarchy?.handle(event) else { return [] }
    if let id, hierarchy?.choice.contains(id) == true, let title = hierarchy?.content(of: id)?.title
    {
      titles[id] = title
    }
    return effects.map { .hierarchy($0) }
  }

  private mutating func apply() -> [HierarchyPickerEffect] {
    guard let hierarchy, isApplyEnabled, !isAskingToDiscard else { return [] }
    let isChanged = isDirty
    chosen = hierarchy.choice
    return (isChanged ? [.valueChanged(value)] : []) + close()
  }

  private mutating func close() -> [HierarchyPickerEffect] {
    hierarchy = nil
    isAskingToDiscard = false
    return [.closed]
  }
}

/// The configuration of a hierarchy list picker, which the app sets once.
public struct HierarchyPickerConfiguration: Hashable, Sendable {
  /// The label of the cell.
  public var label: String
  /// Whether several items can be chosen: check boxes instead of radio buttons (IN-13).
  public var allowsMultipleSelection = true
  /// Whether all items can be taken out.
  public var allowsEmptySelection = true
  /// Whether the cell opens the hierarchy at all.
  public var isEditable = true
  /// Whether Cancel asks before it discards changes.
  public var asksBeforeDiscarding = true
  /// The presentation of the hierarchy.
  public var presentation = ListPickerPresentation.push
  /// The hierarchy; its selection mode follows from this configuration.
  public var hierarchy = HierarchyConfiguration()
  /// The words.
  public var strings = ListPickerStrings.english
  /// Distances of cell and bar.
  public var metrics = ListPickerMetrics.standard

  /// A configuration with a label; the rest is to be changed one by one.
  public init(label: String) { self.label = label }
}

/// An event of a hierarchy list picker.
public enum HierarchyPickerEvent: ComponentEvent, Hashable, Sendable {
  /// The form cell was tapped.
  case cellTapped
  /// Something happened to the open hierarchy, such as an answer to a request.
  case hierarchy(HierarchyEvent)
  /// Cancel was tapped.
  case cancelTapped
  /// Apply was tapped.
  case applyTapped
  /// The question was answered: discard the changes.
  case discardConfirmed
  /// The question was answered: keep editing.
  case keepEditingTapped
  /// The app set the value, with the titles of the items.
  case valueSet([ItemID], titles: [ItemID: String])
  /// A finger came to rest on a target, or with nil left it. The target is drawn highlighted meanwhile.
  case highlighted(TapTarget?)
  /// Size, environment, direction of reading, text size or theme changed.
  case traitsChanged(ViewTraits)
}

/// A request of a hierarchy list picker to its host.
public enum HierarchyPickerEffect: Hashable, Sendable {
  /// Show the hierarchy.
  case opened(ListPickerPresentation)
  /// Take the hierarchy away.
  case closed
  /// The value changed; the ids are in the order in which they were chosen.
  case valueChanged([ItemID])
  /// Ask whether changes are discarded.
  case askedToDiscard
  /// The hierarchy asks for something, such as data.
  case hierarchy(HierarchyEffect)
}
