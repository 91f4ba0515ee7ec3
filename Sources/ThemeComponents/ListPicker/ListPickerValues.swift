/// The values of a list picker with an index of their ids.
struct ListPickerValues: Hashable, Sendable, Codable {
  /// Levels below that one are not looked at; nobody taps that deep.
  static let deepestLevel = 32

  let sections: [ListPickerSection]
  /// The values that can be chosen, in order; an id that stands twice counts once.
  let leaves: [ListPickerEntry]
  private let order: [ItemID: Int]

  init(_ sections: [ListPickerSection]) {
    self.sections = sections
    var leaves: [ListPickerEntry] = []
    var order: [ItemID: Int] = [:]
    for item in sections.flatMap(\.items) {
      for leaf in Self.leaves(of: item) where order[leaf.id] == nil {
        order[leaf.id] = leaves.count
        leaves.append(leaf)
      }
    }
    self.leaves = leaves
    self.order = order
  }

  subscript(id: ItemID) -> ListPickerEntry? { order[id].map { leaves[$0] } }

  /// The ids in the order of the values; unknown ones are left out.
  func sorted(_ ids: some Sequence<ItemID>) -> [ItemID] {
    Set(ids).compactMap { order[$0] }.sorted().map { leaves[$0].id }
  }

  /// The choosable values at or below an item.
  static func leaves(of item: ListPickerEntry, depth: Int = 0) -> [ListPickerEntry] {
    guard item.isGroup else { return [item] }
    guard depth < deepestLevel else { return [] }
    return item.children.flatMap { leaves(of: $0, depth: depth + 1) }
  }

  /// The sections of the level to which groups lead; the top level's for no group, nil for a path that does not exist.
  func sections(at path: [ItemID]) -> [ListPickerSection]? {
    var sections = self.sections
    for id in path {
      guard let group = sections.lazy.flatMap(\.items).first(where: { $0.id == id }), group.isGroup
      else { return nil }
      sections = [ListPickerSection(title: nil, items: group.children)]
    }
    return sections
  }
}
