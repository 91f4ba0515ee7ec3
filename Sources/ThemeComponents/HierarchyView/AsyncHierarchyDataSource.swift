/// A data source whose answers take time: the calls of ``HierarchyDataSource`` as `async` functions.
///
/// A ``HierarchyDriver`` carries questions to it and answers back; the host never sees a token. A function that throws
/// makes the level or row fail; a failed level offers to try again.
public protocol AsyncHierarchyDataSource: HierarchySource, Sendable {
  /// Returns the root, or nil for a hierarchy without items.
  func rootID() async throws -> ItemID?
  /// Returns the number of children of an item.
  func numberOfChildren(of id: ItemID) async throws -> Int
  /// Returns the children of an item at these indexes, in order.
  func childIDs(at indexes: Range<Int>, of parent: ItemID) async throws -> [ItemID]
  /// Returns the parent of an item, or nil if it has none.
  func parent(of id: ItemID) async throws -> ItemID?
  /// Returns the title of an item for the header, or nil if it has none.
  func title(of id: ItemID) async throws -> String?
  /// Returns the content of an item's row.
  func content(of id: ItemID) async throws -> HierarchyItemContent
}

extension AsyncHierarchyDataSource {
  /// Returns nil: an item has no title.
  public func title(of id: ItemID) async throws -> String? { nil }

  /// Returns nil: every answer follows later.
  public func answer(to question: HierarchyQuestion) -> HierarchyAnswer? { nil }

  /// Returns the answer to a question; a failure if the call throws.
  public func lateAnswer(to question: HierarchyQuestion) async -> HierarchyAnswer {
    do {
      switch question {
      case .root: return .root(try await rootID())
      case .numberOfChildren(let id): return .numberOfChildren(try await numberOfChildren(of: id))
      case .children(let parent, let indexes): return .children(try await childIDs(at: indexes, of: parent))
      case .parent(let id): return .parent(try await parent(of: id))
      case .title(let id): return .title(try await title(of: id))
      case .content(let id): return .content(try await content(of: id))
      }
    } catch { return .failed }
  }
}
