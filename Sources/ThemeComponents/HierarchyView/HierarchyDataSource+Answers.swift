extension HierarchyDataSource {
  /// Returns the answer to a question of a hierarchy, or nil if the answer follows later.
  ///
  /// Children are answered up to the first one that follows later.
  public func answer(to question: HierarchyQuestion) -> HierarchyAnswer? {
    switch question {
    case .root: rootID().map { .root($0) }
    case .numberOfChildren(let id): numberOfChildren(of: id).map { .numberOfChildren($0) }
    case .children(let id, let indexes): children(of: id, at: indexes)
    case .parent(let id): parent(of: id).map { .parent($0) }
    case .title(let id): title(of: id).map { .title($0) }
    case .content(let id): content(of: id).map { .content($0) }
    }
  }

  private func children(of parent: ItemID, at indexes: Range<Int>) -> HierarchyAnswer? {
    var ids: [ItemID] = []
    for index in indexes {
      guard case .now(let id) = childID(at: index, of: parent) else { break }
      ids.append(id)
    }
    return ids.isEmpty ? nil : .children(ids)
  }
}

extension Answer {
  /// Returns the value as an answer to a hierarchy, or nil if it follows later.
  fileprivate func map(_ transform: (Value) -> HierarchyAnswer) -> HierarchyAnswer? {
    if case .now(let value) = self { transform(value) } else { nil }
  }
}
