/// An event of a hierarchy list picker.
public enum HierarchyPickerEvent: ComponentEvent, Hashable, Sendable {
  /// Something happened to the view; what means nothing to the cell itself goes to the open hierarchy.
  case view(ViewEvent)
  /// Something happened to the open hierarchy, such as an answer to a request.
  case hierarchy(HierarchyEvent)
  /// The handle of the sheet was dragged by so many points, down positive.
  case grabberDragged(by: Double)
  /// The app set the value, with the titles of the items.
  case valueSet([ItemID], titles: [ItemID: String])
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
