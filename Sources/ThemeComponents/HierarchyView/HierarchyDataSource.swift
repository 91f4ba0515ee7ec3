/// The data source of a hierarchy: the calls of the API reference as values.
///
/// Every call is answered at once (`.now`), later, or with `.failed` for what cannot be had. There are two ways to be late, and
/// both may be mixed:
///
/// - answer `.later` and deliver the value with the token of the request
///   (``HierarchyViewController/answer(_:for:)``); meanwhile the column is loading;
/// - answer `.now(0)` or `.now(nil)` and tell of the children or the parent when they are there
///   (``HierarchyViewController/insertChildren(of:at:)``, ``HierarchyViewController/invalidateParent(of:)``).
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
}
