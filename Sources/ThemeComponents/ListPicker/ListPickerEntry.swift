/// One value of a list picker, or a group of values that opens as a further level.
public struct ListPickerEntry: Hashable, Sendable, Identifiable {
  /// The content of a value's row.
  public enum Content: Hashable, Sendable {
    /// One text.
    case text(String)
    /// An object cell, for values that need more than a text. Attributes and accessory are left out (LP-26).
    indirect case object(ObjectCellContent)
  }

  /// The name of the value.
  public var id: ItemID
  /// The content of its row.
  public var content: Content
  /// The values of a further level (LP-25).
  ///
  /// An entry with children cannot be chosen itself.
  public var children: [ListPickerEntry]
  /// The text that a search looks at, or nil for the texts of the row.
  ///
  /// The search ignores letter case and the accents of Latin, Greek and Cyrillic letters.
  public var searchedText: String?

  /// A value, or a group of values.
  public init(id: ItemID, content: Content, children: [ListPickerEntry] = [], searchedText: String? = nil) {
    self.id = id
    self.content = content
    self.children = children
    self.searchedText = searchedText
  }

  /// A value with a text, or a group of values.
  public init(id: ItemID, _ text: String, children: [ListPickerEntry] = []) {
    self.init(id: id, content: .text(text), children: children)
  }

  /// The text of the form cell when the value is chosen.
  public var title: String {
    switch content {
    case .text(let text): text
    case .object(let object): object.title ?? ""
    }
  }

  /// Whether the entry opens a further level.
  public var isGroup: Bool { !children.isEmpty }

  /// Whether a search finds the entry, or one of its children.
  func isFound(by search: inout TextSearch, depth: Int = 0) -> Bool {
    if search.isFound(in: text) { return true }
    return depth < ListPickerValues.deepestLevel
      && children.contains { $0.isFound(by: &search, depth: depth + 1) }
  }

  /// The text that a search looks at.
  private var text: String {
    if let searchedText { return searchedText }
    return switch content {
    case .text(let text): text
    case .object(let object): object.accessibilityLabel
    }
  }
}

/// Some values of a list picker under a common title.
public struct ListPickerSection: Hashable, Sendable {
  /// The title, or nil for a section without one.
  public var title: String?
  /// A view of the app's own in place of the title, or nil for the title as a text; its button stays beside it.
  public var headerView: CustomView?
  /// The values, in order.
  public var items: [ListPickerEntry]

  /// A section from its parts.
  public init(title: String? = nil, headerView: CustomView? = nil, items: [ListPickerEntry]) {
    self.title = title
    self.headerView = headerView
    self.items = items
  }
}

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
