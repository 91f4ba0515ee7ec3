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
