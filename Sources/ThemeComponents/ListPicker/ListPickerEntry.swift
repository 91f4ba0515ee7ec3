/// One value of a list picker, or a group of values that opens as a further level.
public struct ListPickerEntry: Hashable, Sendable, Codable, Identifiable {
  /// What a value shows.
  public enum Content: Hashable, Sendable, Codable {
    /// One text.
    case text(String)
    /// An object cell, where more than a text is needed to choose; attributes and accessory are left out (LP-26).
    case object(ObjectCellContent)
  }

  /// Names the value.
  public var id: ItemID
  /// What it shows.
  public var content: Content
  /// The values of a further level (LP-25); an item with children cannot be chosen itself.
  public var children: [ListPickerEntry]

  /// A value, or a group of some.
  public init(id: ItemID, content: Content, children: [ListPickerEntry] = []) {
    self.id = id
    self.content = content
    self.children = children
  }

  /// A value with a text, or a group of some.
  public init(id: ItemID, _ text: String, children: [ListPickerEntry] = []) {
    self.init(id: id, content: .text(text), children: children)
  }

  /// What the form cell says when the value is chosen.
  public var title: String {
    switch content {
    case .text(let text): text
    case .object(let object): object.title ?? ""
    }
  }

  /// Whether it opens a further level.
  public var isGroup: Bool { !children.isEmpty }

  /// What a search looks at.
  private var searchedText: String {
    switch content {
    case .text(let text): text
    case .object(let object): object.accessibilityLabel
    }
  }

  /// Whether the item or one of its values holds a text, letter case aside; an empty text is held by all.
  func matches(lowercased text: String, depth: Int = 0) -> Bool {
    if text.isEmpty || searchedText.lowercased().contains(text) { return true }
    return depth < ListPickerValues.deepestLevel
      && children.contains { $0.matches(lowercased: text, depth: depth + 1) }
  }
}

/// Some values of a list picker under a common title.
public struct ListPickerSection: Hashable, Sendable, Codable {
  /// The title; nil for a section without one.
  public var title: String?
  /// The values, in order.
  public var items: [ListPickerEntry]

  /// A section from its parts.
  public init(title: String? = nil, items: [ListPickerEntry]) {
    self.title = title
    self.items = items
  }
}
