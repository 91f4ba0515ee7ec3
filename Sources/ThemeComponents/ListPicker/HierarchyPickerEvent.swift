/// An event of a hierarchy list picker.
public enum HierarchyPickerEvent: ComponentEvent, Hashable, Sendable {
  /// The form cell was tapped.
  case cellTapped
  /// Something happened to the open hierarchy, such as an answer to a request.
  case hierarchy(HierarchyEvent)
  /// The handle of the sheet was dragged by so many points, down positive.
  case grabberDragged(by: Double)
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
  /// The keyboard focus came to a target, or with nil left the component.
  case focused(TapTarget?)
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
