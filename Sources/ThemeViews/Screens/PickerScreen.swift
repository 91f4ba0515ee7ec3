public import ThemeComponents
import ThemeTable

/// The content of a picker's native views, and the events that gestures in them mean.
public struct PickerScreen: Equatable, Sendable {
  /// A button of the bar, or the one that shows the number of chosen values.
  public struct BarButton: Equatable, Sendable, Identifiable {
    /// The control.
    public let id: ControlID
    /// Its words.
    public let title: String
    /// The hint of assistive technology, or nil for none.
    public var hint: String?
    /// Whether it can be tapped.
    public var isEnabled = true
  }

  /// The search field.
  public struct Search: Equatable, Sendable {
    /// The typed text.
    public let text: String
    /// The text of the empty field.
    public let prompt: String
    /// Whether it has the focus or a text.
    public let isActive: Bool
    /// Whether the bar gives way to it meanwhile.
    public let hidesBar: Bool
  }

  /// The way in which the list is open; nil while it is closed.
  public let presentation: ListPickerPresentation?
  /// The number of screens: 0 for the form cell alone, 1 for the list, and one for each group that is open.
  public let levelCount: Int
  /// The level of the list, or of a hierarchy whose levels are pushed, that no other lies over.
  public let topLevel: Int
  /// The search field; nil for none.
  public let search: Search?
  /// Cancel, or the button that closes a sheet; nil where the system's Back does.
  public let leading: BarButton?
  /// Apply, or Done; nil for none.
  public let trailing: BarButton?
  /// Whether the user is asked if changes are to be discarded.
  public let isAsking: Bool
  /// Whether a sheet has half of the screen at first; it always grows to all of it.
  public let hasHalfSheet: Bool
  /// Whether the sheet cannot be swiped away: where something would be discarded unasked, and on further levels.
  public let isSwipeBlocked: Bool
  /// The button that shows the number of chosen values and leads to the top; nil for none.
  public let anchor: BarButton?

  /// Reads the content from a picker.
  public init(_ picker: some PickerModel) {
    let (configuration, strings) = (picker.configuration, picker.configuration.strings)
    presentation = picker.isOpen ? configuration.presentation : nil
    levelCount = picker.isOpen ? picker.groups.count + 1 : 0
    topLevel = picker.topLevel
    search =
      configuration.isSearchEnabled
      ? Search(
        text: picker.searchText, prompt: strings.search, isActive: picker.isSearching,
        hidesBar: configuration.isNavigationBarHiddenDuringSearch) : nil
    let controls = configuration.barButtons
    leading = controls.contains(.cancel) ? BarButton(id: .cancel, title: strings.cancel) : nil
    trailing =
      controls.contains(.apply)
      ? BarButton(id: .apply, title: strings.apply, isEnabled: picker.isApplyEnabled)
      : controls.contains(.done) ? BarButton(id: .done, title: strings.done) : nil
    isAsking = picker.isAskingToDiscard
    // Half of the screen shows too few rows of the largest texts.
    hasHalfSheet = !picker.traits.contentSizeCategory.isAccessibilityCategory
    isSwipeBlocked = picker.isDirty || !picker.groups.isEmpty
    anchor =
      picker.hasAnchorButton
      ? BarButton(
        id: .anchor, title: strings.selectedCount(picker.selectionCount), hint: strings.anchorHint) : nil
  }

  /// Something that the user does with the native views.
  public enum Gesture: Hashable, Sendable {
    /// Something was tapped.
    case tapped(TapTarget)
    /// The system shows that many screens: it went back, or took the sheet away.
    case levelsShown(Int)
    /// A text was typed into the search field.
    case searchTyped(String)
    /// The search field was entered or left.
    case searchActive(Bool)
    /// The answer that discards changes was chosen.
    case discarded
    /// The question went away.
    case questionClosed
  }

  /// Returns the events that a gesture means; none where the system repeats what the model already knows.
  public func events(for gesture: Gesture) -> [ListPickerEvent] {
    switch gesture {
    case .tapped(let target): return [.tapped(target)]
    case .levelsShown(let count): return events(leaving: levelCount - count)
    case .searchTyped(let text): return text == search?.text ? [] : [.searchChanged(text)]
    case .searchActive(let isActive):
      return isActive == search?.isActive ? [] : [.tapped(.control(isActive ? .searchField : .endSearch))]
    case .questionClosed: return isAsking ? [.tapped(.control(.keepEditing))] : []
    case .discarded:
      // The system may say that the question went away before it says which answer was chosen.
      return (isAsking ? [] : [.tapped(.control(.cancel))]) + [.tapped(.control(.discardChanges))]
    }
  }

  /// The events that take so many screens away.
  private func events(leaving count: Int) -> [ListPickerEvent] {
    guard count > 0 else { return [] }
    guard count >= levelCount else { return Array(repeating: .tapped(.control(.back)), count: count) }
    if presentation == .sheet { return [.tapped(.control(.dismiss))] }
    return Array(repeating: .tapped(.control(.back)), count: levelCount - 1)
      + [.tapped(.control(leading == nil ? .back : .cancel))]
  }
}

/// A picker as its native views read it: the form cell, and the list or hierarchy that it opens.
public protocol PickerModel: ComponentLayout where Event == ListPickerEvent, Effect == ListPickerEffect {
  /// The configuration that the app chose.
  var configuration: ListPickerConfiguration { get }
  /// The value of the form cell, as far as it can be seen or heard.
  var shownValue: PickerValueText { get }
  /// Whether the list or hierarchy is open.
  var isOpen: Bool { get }
  /// The groups that lead to the open level of a list; empty for a hierarchy, which has levels of its own.
  var groups: [ItemID] { get }
  /// The level of the list, or of a hierarchy whose levels are pushed, that no other lies over.
  var topLevel: Int { get }
  /// The search text.
  var searchText: String { get }
  /// Whether the search field has the focus or a text.
  var isSearching: Bool { get }
  /// The hits of a search, where they take the place of the rows; nil for none.
  var hits: ListPickerFormCell? { get }
  /// Whether the question about discarding is open.
  var isAskingToDiscard: Bool { get }
  /// Whether there are changes by the user to discard.
  var isDirty: Bool { get }
  /// Whether Apply can be tapped.
  var isApplyEnabled: Bool { get }
  /// Whether there is a button that shows the number of chosen values.
  var hasAnchorButton: Bool { get }
  /// The number of chosen values.
  var selectionCount: Int { get }
}

extension ListPickerFormCell: PickerModel {
  /// Whether the list is open.
  public var isOpen: Bool { list != nil }
  /// The groups that lead to the open level.
  public var groups: [ItemID] { list?.path ?? [] }
  /// The number of groups that are open.
  public var topLevel: Int { groups.count }
  /// Nil: the list itself shows what was found.
  public var hits: ListPickerFormCell? { nil }
  /// The search text.
  public var searchText: String { list?.searchText ?? "" }
  /// Whether the search field has the focus or a text.
  public var isSearching: Bool { list?.isSearching ?? false }
  /// Whether the question about discarding is open.
  public var isAskingToDiscard: Bool { list?.isAskingToDiscard ?? false }
}

extension HierarchyPickerFormCell: PickerModel {
  /// Whether the hierarchy is open.
  public var isOpen: Bool { hierarchy != nil }
  /// None: the levels are those of the hierarchy.
  public var groups: [ItemID] { [] }
  /// The level on top where levels are pushed; 0 for columns.
  public var topLevel: Int { hierarchy.map { HierarchyScreen($0) }.map { $0.isStack ? $0.firstLevel : 0 } ?? 0 }
  /// The number of chosen items.
  public var selectionCount: Int { selection.count }
}
