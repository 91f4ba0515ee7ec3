/// The answers of the data source about items in reach.
struct HierarchyStore: Hashable, Sendable {
  var children: [ItemID: HierarchyChildren] = [:]
  /// The parents of items that were asked about, nil where the data source knows none.
  var parents: [ItemID: ItemID?] = [:]
  var titles: [ItemID: String] = [:]
  var contents: [ItemID: HierarchyItemContent] = [:]
  /// Items whose content is shown until newer arrives.
  var outdated: Set<ItemID> = []

  /// Items of the path of which nobody has said since a refresh that they still exist; nothing is asked about them.
  var unconfirmed: Set<ItemID> = []
  /// Where expanded items of a kept place were among their siblings; they are looked for there.
  var expectedRows: [ItemID: Int] = [:]
  /// Items whose children are asked for anew; the old ones are shown until the answer comes.
  var outdatedChildren: Set<ItemID> = []

  /// Forgets everything about items that are not kept.
  mutating func keep(_ kept: Set<ItemID>) {
    children = children.filter { kept.contains($0.key) }
    parents = parents.filter { kept.contains($0.key) }
    titles = titles.filter { kept.contains($0.key) }
    contents = contents.filter { kept.contains($0.key) }
    outdated.formIntersection(kept)
    outdatedChildren.formIntersection(kept)
  }

  /// Marks everything as outdated; the old answers are shown until the new ones come.
  mutating func refresh(_ path: [ItemID]) {
    outdated.formUnion(contents.keys)
    outdatedChildren.formUnion(children.keys)
    unconfirmed = Set(path)
    titles = [:]
  }

  /// Forgets an item that is gone.
  mutating func forget(_ id: ItemID) {
    children[id] = nil
    parents[id] = nil
    titles[id] = nil
    contents[id] = nil
    unconfirmed.remove(id)
  }

  /// Whether the content of an item must be asked for.
  func needsContent(of id: ItemID) -> Bool { contents[id] == nil || outdated.contains(id) }

  /// The parent of an item, or nil if it has none or was not asked for yet.
  func parent(of id: ItemID) -> ItemID? { parents[id] ?? nil }

  /// Takes in the ids of some children and their parent.
  ///
  /// A known parent stays: a data source that names an item below several others, or below itself, must not change the
  /// ancestors of items on the path.
  mutating func fill(_ ids: [ItemID], childrenOf parent: ItemID, from start: Int, keeping path: [ItemID]) {
    children[parent]?.fill(ids, from: start)
    unconfirmed.subtract(ids)
    for id in ids where parents[id] == nil && !path.contains(id) { parents[id] = parent }
  }
}

/// The rows of one level of a hierarchy as views have drawn them.
///
/// A level keeps the room for accessories when it goes out of view, so that cells line up when it comes back.
struct HierarchyLevelRows: Hashable, Sendable {
  /// The scroll offset, and the measured heights of the rows.
  var scroll = ListScroll()
  /// The rows that a view has drawn, or nil if none has.
  var shown: Range<Int>?
  /// Whether any known row has the hierarchy accessory.
  ///
  /// Then all rows keep room for it, so that their cells line up.
  var hasAccessory = false

  /// Forgets where the level was scrolled and which rows were drawn.
  mutating func close() {
    scroll = ListScroll()
    shown = nil
  }
}
