/// The source of a hierarchy's items, in one of two kinds.
///
/// A ``HierarchyDataSource`` answers when it is asked; an ``AsyncHierarchyDataSource`` answers after some time. Conform to one
/// of these. A ``HierarchyDriver`` works with both.
public protocol HierarchySource {
  /// Returns the answer to a question, or nil if the answer follows later.
  func answer(to question: HierarchyQuestion) -> HierarchyAnswer?
}

extension HierarchyDataSource {
  /// Returns the answer to a question of a hierarchy, or nil if the answer follows later.
  ///
  /// Children are answered up to the first one that follows later or could not be had.
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
      let answer = childID(at: index, of: parent)
      guard case .now(let id) = answer else { return ids.isEmpty ? answer.map { .children([$0]) } : .children(ids) }
      ids.append(id)
    }
    return .children(ids)
  }
}

extension Answer {
  /// Returns the value as an answer to a hierarchy, or nil if it follows later.
  fileprivate func map(_ transform: (Value) -> HierarchyAnswer) -> HierarchyAnswer? {
    switch self {
    case .now(let value): transform(value)
    case .later: nil
    case .failed: .failed
    }
  }
}
