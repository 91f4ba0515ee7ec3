/// Follows a data source that was asked anew: what is gone is closed, and nothing is asked about it.
///
/// After a refresh nobody knows which items of the path still exist, and a data source may stop at the name of one that
/// does not. So the root is asked for first. It confirms itself, a list of children confirms the expanded item in it, and a
/// parent confirms the item before it.
extension HierarchyModel {
  /// The items of the path that exist: a part without gaps, and all of it where nothing was refreshed.
  var confirmedLevels: Range<Int> {
    guard !store.unconfirmed.isEmpty else { return path.indices }
    let first = path.firstIndex { !store.unconfirmed.contains($0) } ?? 0
    return first..<(path[first...].firstIndex(where: store.unconfirmed.contains) ?? path.count)
  }

  /// Begins with the root, or goes on with the path that leads through it.
  mutating func start(at root: ItemID?, _ effects: inout [HierarchyEffect]) {
    loads.phase = root == nil ? .empty : .running
    // Nothing is loaded for an earlier root any more.
    if loads.unloadedRoot != root { loads.unloadedRoot = nil }
    if let root, path.contains(root) {
      store.unconfirmed.remove(root)
      store.parents[root] = nil
      return
    }
    if let top = path.first { drop([top], &effects) }
    store = HierarchyStore()
    rows = [:]
    guard let root else { return }
    path = [root]
    firstVisibleLevel = 0
    deepestVisitedLevel = 0
    loads.unloadedRoot = root
  }

  /// Takes the number of an item's children in; an expanded one among them is looked for where it was.
  mutating func expectChildren(_ count: Int, of parent: ItemID, _ effects: inout [HierarchyEffect]) {
    let expanded = path.firstIndex(of: parent).flatMap { path.dropFirst($0 + 1).first }
    let place = expanded.flatMap { id in
      store.children[parent]?.index(of: id, expectedAt: 0)
        ?? store.expectedRows.removeValue(forKey: id).map { min(max(0, $0), max(0, count - 1)) }
    }
    store.outdatedChildren.remove(parent)
    store.children[parent] = HierarchyChildren(count: count, batch: configuration.boundedChildBatch, sought: place)
    closeLostItems(below: parent, &effects)
  }

  /// Closes what a new list of children does not hold any more.
  mutating func closeLostItems(below parent: ItemID, _ effects: inout [HierarchyEffect]) {
    guard let children = store.children[parent] else { return }
    var gone: Set<ItemID> = []
    if children.isComplete { gone = choice.branches(of: parent).filter { !children.contains($0) } }
    if let level = path.firstIndex(of: parent), let next = path.dropFirst(level + 1).first {
      let isFound = !store.unconfirmed.contains(next)
      if !isFound, children.isSearched { gone.insert(next) }
      if isFound || children.isSearched { store.children[parent]?.sought = nil }
    }
    if !gone.isEmpty { drop(gone.sorted(), &effects) }
  }

  /// Puts a parent before the topmost item, or confirms that it is there.
  mutating func prepend(_ parent: ItemID, to id: ItemID) {
    let known = path.firstIndex(of: id).flatMap { path.prefix($0).last }
    if known == parent {
      store.unconfirmed.remove(parent)
      store.parents[parent] = nil
    } else {
      leaveOut(ancestorsOf: id)
      guard putFirst(parent, before: id) else { return }
      // The knowledge of the top level's rows moves to the level below the parent.
      rows[parent, default: HierarchyLevelRows()].hasAccessory = rows[nil]?.hasAccessory ?? false
      rows[nil]?.hasAccessory = false
    }
    store.parents[id] = parent
  }

  /// Takes in that an item has no parent.
  mutating func leaveOut(ancestorsOf id: ItemID) {
    store.parents[id] = .some(nil)
    guard let level = path.firstIndex(of: id) else { return }
    store.unconfirmed.subtract(path[..<level])
    removeAncestors(before: level)
  }

  /// Takes items out that are gone, with their descendants: path, columns and selection follow.
  mutating func drop(_ gone: [ItemID], _ effects: inout [HierarchyEffect]) {
    let closed = close(Set(gone))
    for id in closed { rows[id]?.close() }
    for id in gone { store.forget(id) }
    store.unconfirmed.formIntersection(path)
    if let root = loads.unloadedRoot, !path.contains(root) { loads.unloadedRoot = nil }
    if let tapped = loads.pendingTap, gone.contains(tapped) { loads.pendingTap = nil }
    effects += closed.reversed().map { .collapsed($0) }
    if choice.drop(gone) { effects.append(.selectionChanged(selection)) }
  }
}
