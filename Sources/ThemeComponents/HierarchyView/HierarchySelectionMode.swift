/// Whether rows of a hierarchy can be selected, and how many.
public enum HierarchySelectionMode: Hashable, Sendable, CaseIterable {
  /// A tap on a row is reported and selects nothing.
  case none
  /// A tap on a row replaces the selection.
  case single
  /// A tap on a row adds it to the selection or takes it out.
  case multiple
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
