import ThemeTable

/// The chosen items of a hierarchy in the order in which they were chosen, and the branches that lead to them.
///
/// A question about one item takes constant time, so that a row is drawn alike whether one item is chosen or all are.
struct HierarchySelection: Hashable, Sendable {
  /// The chosen items, oldest first.
  private(set) var ids: [ItemID] = []
  /// The rank of each chosen item, in the same order and ascending.
  private var ranks: [Int] = []
  private var rankOf: [ItemID: Int] = [:]
  /// For an item those of its known children that are chosen or lead to a chosen item; some that were chosen once may be
  /// among them.
  private var branches: [ItemID: Set<ItemID>] = [:]

  init(_ ids: [ItemID] = []) { for id in ids { insert(id) } }

  func contains(_ id: ItemID) -> Bool { rankOf[id] != nil }

  /// Whether the same items are chosen, in any order.
  func isSameChoice(as other: HierarchySelection) -> Bool {
    ids.count == other.ids.count && ids.allSatisfy(other.contains)
  }

  mutating func insert(_ id: ItemID) {
    let rank = (ranks.last ?? 0) + 1
    guard rankOf[id] == nil else { return }
    rankOf[id] = rank
    ranks.append(rank)
    ids.append(id)
  }

  mutating func remove(_ id: ItemID) { if let rank = rankOf.removeValue(forKey: id) { removeRanks([rank]) } }

  /// Removes the items of some ranks; linear in the chosen items, without a look at each.
  private mutating func removeRanks(_ gone: [Int]) {
    let places = gone.map { rank in BinarySearch.lowerBound(ranks.count) { ranks[$0] < rank } }
    let kept = ids.indices.runs(without: Set(places).sorted())
    ranks = kept.flatMap { ranks[$0] }
    ids = kept.flatMap { ids[$0] }
    if ids.isEmpty { branches = [:] }
  }

  /// Notes where an item hangs if it is chosen or leads to a chosen item; then its parent leads there too.
  mutating func note(_ id: ItemID, below parent: ItemID) {
    if contains(id) || branches[id] != nil { branches[parent, default: []].insert(id) }
  }

  /// The known children of an item that are chosen or lead to a chosen item.
  func branches(of parent: ItemID) -> Set<ItemID> { branches[parent] ?? [] }

  /// Removes items that are gone, with their descendants.
  ///
  /// - Returns: Whether a chosen item was among them.
  mutating func drop(_ gone: some Sequence<ItemID>) -> Bool {
    var ranks: [Int] = []
    var open = Array(gone)
    while let id = open.popLast() {
      open += branches.removeValue(forKey: id) ?? []
      if let rank = rankOf.removeValue(forKey: id) { ranks.append(rank) }
    }
    if !ranks.isEmpty { removeRanks(ranks) }
    return !ranks.isEmpty
  }
}
