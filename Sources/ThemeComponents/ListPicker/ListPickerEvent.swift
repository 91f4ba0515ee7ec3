/// An event of a picker: a form cell, and the list or hierarchy that it opens.
///
/// A ``HierarchyPickerFormCell`` takes ``view(_:)``, ``hierarchy(_:)``, ``grabberDragged(by:)`` and ``valueSet(_:titles:)``; what
/// means nothing to its cell goes to the open hierarchy.
public enum ListPickerEvent: ComponentEvent, Hashable, Sendable {
  /// The controls of the component.
  public typealias Control = PickerControl

  /// Something happened to the view.
  case view(ViewEvent)
  /// Something happened to the open hierarchy, such as an answer to a request.
  case hierarchy(HierarchyEvent)
  /// The handle of the sheet was dragged by so many points, down positive.
  case grabberDragged(by: Double)
  /// The values are these now. Chosen values stay chosen, also those that are missing.
  case valuesChanged([ListPickerSection])
  /// The contents of some values are these now.
  ///
  /// Groups and values that the picker does not know are left out. It costs little, but while the user searches as much as
  /// a key of the search.
  case entriesChanged([ListPickerEntry])
  /// A search on a server found these values for a text.
  ///
  /// The answer carries its question: it is dropped if the user has typed something else meanwhile. Chosen values stay
  /// chosen. Linear in the found values and in the chosen ones.
  case searchAnswered(String, [ListPickerSection])
  /// A search on a server for a text failed: the list says so and offers to try again, unless the text is another by now.
  case searchFailed(String)
  /// The app deleted values; they are taken out of the list, of the pool and of the value.
  case valuesRemoved([ItemID])
  /// The app fetches the values: the list says so until they change.
  case loadingBegan
  /// The values could not be fetched: the list says so and offers to try again.
  case loadingFailed
  /// The app set the value; the list, if open, keeps its pool. The titles are those of values that are not loaded yet.
  case valueSet([ItemID], titles: [ItemID: String] = [:])
}

/// A request of a picker to its host.
public enum ListPickerEffect: Hashable, Sendable {
  /// Show the list or hierarchy.
  case opened(ListPickerPresentation)
  /// Take the list or hierarchy away.
  case closed
  /// Show a further level by a push transition.
  case pushed(ItemID)
  /// Go back to the level above: the user wants to, or the group of the level is gone.
  case popped
  /// The value changed; the ids are in the order of the values, of a hierarchy in that in which they were chosen.
  case valueChanged([ItemID])
  /// Ask whether changes are discarded.
  case askedToDiscard
  /// Find the values for a search text, all of them for an empty one, and give them as
  /// ``ListPickerEvent/searchAnswered(_:_:)``.
  case searchRequested(String)
  /// Fetch the values again.
  case retryRequested
  /// The open hierarchy asks for something, such as data.
  case hierarchy(HierarchyEffect)
}
