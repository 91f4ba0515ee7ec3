public import ThemeComponents

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
