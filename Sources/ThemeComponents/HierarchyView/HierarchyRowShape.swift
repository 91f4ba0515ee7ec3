/// The properties that the rows of a level share, so that their cells line up.
struct HierarchyRowShape: Hashable, Sendable, Codable {
  /// Whether any known row has the hierarchy accessory.
  ///
  /// Then all rows keep room for it.
  private(set) var hasAccessory = false

  mutating func include(_ content: HierarchyItemContent) {
    hasAccessory = hasAccessory || !content.isHierarchyButtonHidden
  }
}
