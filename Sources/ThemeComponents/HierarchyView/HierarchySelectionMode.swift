/// Whether rows of a hierarchy can be selected, and how many.
public enum HierarchySelectionMode: Hashable, Sendable, CaseIterable {
  /// A tap on a row is reported and selects nothing.
  case none
  /// A tap on a row replaces the selection.
  case single
  /// A tap on a row adds it to the selection or takes it out.
  case multiple

  /// The items of a selection that the mode allows.
  func allowed(_ ids: [ItemID]) -> [ItemID] {
    switch self {
    case .none: []
    case .single: Array(ids.prefix(1))
    case .multiple: ids
    }
  }

  /// The selection after a tap on an item.
  func selection(_ ids: [ItemID], tapping id: ItemID) -> [ItemID] {
    guard self == .multiple else { return allowed([id]) }
    return ids.contains(id) ? ids.filter { $0 != id } : ids + [id]
  }
}

/// The mark of a row as selectable.
public enum SelectionControl: Hashable, Sendable, CaseIterable {
  /// A circle, filled with a check mark when selected: the ordinary hierarchy view.
  case circle
  /// A radio button: the list picker with single selection.
  case radio
  /// A check box: the list picker with multiple selection.
  case checkbox
}
