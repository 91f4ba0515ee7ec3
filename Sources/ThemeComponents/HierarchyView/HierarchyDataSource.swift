/// The source of a hierarchy's items, in one of two kinds.
///
/// A ``HierarchyDataSource`` answers when it is asked; an ``AsyncHierarchyDataSource`` answers after some time. Conform to one
/// of these. A ``HierarchyDriver`` works with both.
public protocol HierarchySource {
  /// Returns the answer to a question, or nil if the answer follows later.
  func answer(to question: HierarchyQuestion) -> HierarchyAnswer?
}

/// The data source of a hierarchy: the calls of the API reference as values.
///
/// Every call is answered at once (`.now`), later, or with `.failed` for what cannot be had. There are two ways to be late, and
/// both may be mixed:
///
/// - answer `.later` and deliver the value with the token of the request
///   (``HierarchyDriver/answer(_:for:)``); meanwhile the column is loading;
/// - answer `.now(0)` or `.now(nil)` and tell of the children or the parent when they are there
///   (``HierarchyDriver/insertChildren(of:at:)``, ``HierarchyDriver/invalidateParent(of:)``).
///
/// An item's content is asked for when its row is about to be drawn, so a hierarchy may be of any size.
public protocol HierarchyDataSource: HierarchySource {
  /// The root, which goes into the first column; nil for a hierarchy without items.
  func rootID() -> Answer<ItemID?>
  /// The number of children of an item; 0 while they are not loaded.
  func numberOfChildren(of id: ItemID) -> Answer<Int>
  /// The child of an item at an index below the number of its children.
  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID>
  /// The parent of an item, or nil if it has none or it is not loaded.
  func parent(of id: ItemID) -> Answer<ItemID?>
  /// The title of an item, for the header; nil where it has none.
  func title(of id: ItemID) -> Answer<String?>
  /// The content of an item's row.
  ///
  /// Left out, a row shows the title and the number of children, and no accessory where there are none.
  func content(of id: ItemID) -> Answer<HierarchyItemContent>
}

extension HierarchyDataSource {
  /// No title.
  public func title(of id: ItemID) -> Answer<String?> { .now(nil) }

  /// The title, and the accessory with the number of children where there are some.
  public func content(of id: ItemID) -> Answer<HierarchyItemContent> {
    switch (title(of: id), numberOfChildren(of: id)) {
    case (.now(let title), .now(let count)):
      .now(
        HierarchyItemContent(
          title: title, isHierarchyButtonHidden: count <= 0, hierarchyAttributeText: count > 0 ? String(count) : nil))
    case (.failed, _), (_, .failed): .failed
    default: .later
    }
  }

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

/// The answer of a data source: the value, that it will follow as an event, or that it could not be had.
public enum Answer<Value> {
  /// The value is at hand.
  case now(Value)
  /// The value is being fetched and will be delivered with the token of the request.
  case later
  /// The value could not be had; what needs it says so and offers to try again.
  case failed

  /// Returns the value as an answer to a hierarchy, or nil if it follows later.
  fileprivate func map(_ transform: (Value) -> HierarchyAnswer) -> HierarchyAnswer? {
    switch self {
    case .now(let value): transform(value)
    case .later: nil
    case .failed: .failed
    }
  }
}

extension Answer: Sendable where Value: Sendable {}
extension Answer: Equatable where Value: Equatable {}

/// The number of one request; an answer names it, so that a late answer to a cancelled request is dropped.
public struct LoadToken: Hashable, Sendable {
  /// Counts up from 1 within one model.
  public let number: UInt64

  /// The token of that number.
  public init(number: UInt64) { self.number = number }
}
