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

  /// Adds the texts that a search looks at, those of children included, to an index.
  func addSearchedText(to index: inout TextIndex, depth: Int = 0) {
    if let searchedText {
      index.append(searchedText)
    } else {
      switch content {
      case .text(let text): index.append(text)
      case .object(let object): index.append(object.accessibilityLabel)
      }
    }
    guard depth < ListPickerValues.deepestLevel else { return }
    for child in children { child.addSearchedText(to: &index, depth: depth + 1) }
  }
}

/// Some values of a list picker under a common title.
public struct ListPickerSection: Hashable, Sendable {
  /// The title, or nil for a section without one.
  public var title: String?
  /// The values, in order.
  public var items: [ListPickerEntry]

  /// A section from its parts.
  public init(title: String? = nil, items: [ListPickerEntry]) {
    self.title = title
    self.items = items
  }
}
