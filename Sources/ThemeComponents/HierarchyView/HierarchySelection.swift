/// The chosen items of a hierarchy in the order in which they were chosen, and the branches that lead to them.
///
/// A question about one item takes constant time, so that a row is drawn alike whether one item is chosen or all are.
struct HierarchySelection: Hashable, Sendable {
  /// The chosen items, oldest first.
  private(set) var ids: [ItemID] = []
  private var members: Set<ItemID> = []
  /// For an item those of its known children that are chosen or lead to a chosen item; some that were chosen once may be
  /// among them.
  private var branches: [ItemID: Set<ItemID>] = [:]

  init(_ ids: [ItemID] = []) { for id in ids { insert(id) } }

  func contains(_ id: ItemID) -> Bool { members.contains(id) }

  /// Whether the same items are chosen, in any order.
  func isSameChoice(as other: HierarchySelection) -> Bool { members == other.members }

  mutating func insert(_ id: ItemID) { if members.insert(id).inserted { ids.append(id) } }

  mutating func remove(_ id: ItemID) { removeAll([id]) }

  /// Removes those of some items that are chosen, and returns whether there are any; linear in the chosen items.
  @discardableResult private mutating func removeAll(_ gone: Set<ItemID>) -> Bool {
    let gone = gone.intersection(members)
    guard !gone.isEmpty else { return false }
    members.subtract(gone)
    // A few ids are compared faster than all are hashed.
    let few = gone.count < 8 ? Array(gone) : []
    ids.removeAll { few.isEmpty ? gone.contains($0) : few.contains($0) }
    if ids.isEmpty { branches = [:] }
    return true
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
    var lost: Set<ItemID> = []
    var open = Array(gone)
    while let id = open.popLast() {
      open += branches.removeValue(forKey: id) ?? []
      lost.insert(id)
    }
    return removeAll(lost)
  }
}
