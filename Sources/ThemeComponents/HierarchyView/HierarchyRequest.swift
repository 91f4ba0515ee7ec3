/// A question to the data source with the number that its answer must carry.
public struct HierarchyRequest: Hashable, Sendable {
  /// The name of the request; an answer with an unknown token is dropped.
  public let token: LoadToken
  /// The question.
  public let question: HierarchyQuestion
}

/// One of the calls of the data source.
public enum HierarchyQuestion: Hashable, Sendable {
  /// The id of the root.
  case root
  /// The number of children of an item.
  case numberOfChildren(of: ItemID)
  /// The ids of children at these indexes, in the order of their indexes.
  case children(of: ItemID, indexes: Range<Int>)
  /// The parent of an item.
  case parent(of: ItemID)
  /// The title of an item, for the header.
  case title(of: ItemID)
  /// The content of an item's row.
  case content(of: ItemID)
}

/// The answer of a data source.
public enum HierarchyAnswer: Hashable, Sendable {
  /// The root, or nil for an empty hierarchy.
  case root(ItemID?)
  /// The number of children; 0 also while they are not loaded. Negative numbers are taken as 0.
  case numberOfChildren(Int)
  /// Ids from the first index of the request on, possibly fewer than asked for.
  case children([ItemID])
  /// The parent, or nil if there is none or it is not loaded.
  case parent(ItemID?)
  /// The title, or nil if there is none.
  case title(String?)
  /// The content of a row.
  case content(HierarchyItemContent)
  /// The data could not be had; the place stays empty.
  case failed
}
