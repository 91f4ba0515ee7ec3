/// The questions that are due: a pure function of the state, so the order is always the same.
extension HierarchyModel {
  mutating func dueRequests() -> [HierarchyRequest] {
    if let root = loads.unloadedRoot, store.parents[root] != nil, childQuestions(of: root, rows: nil).isEmpty {
      loads.unloadedRoot = nil
    }
    cancelStaleLoads()
    return dueQuestions().compactMap { loads.ask($0) }
  }

  private func dueQuestions() -> [HierarchyQuestion] {
    guard loads.phase == .running else { return loads.phase == .started ? [.root] : [] }
    var questions: [HierarchyQuestion] = []
    // At first the root's children come before its parent; later the order is that of the columns.
    if let root = loads.unloadedRoot, !store.unconfirmed.contains(root) {
      questions += childQuestions(of: root, rows: nil)
    }
    // The topmost item that is known to exist has a parent, if a level at or above it is shown or the path goes on there.
    let top = confirmedLevels.lowerBound
    if let item = topmostItem, store.parents[item] == nil, top > 0 || shownLevels.lowerBound <= top {
      questions.append(.parent(of: item))
    }
    if let parent = unshownParent { questions += childQuestions(of: parent, rows: nil) }
    for level in shownLevels { questions += self.questions(ofLevel: level) }
    if columnCount == 1, let id = parent(ofLevel: firstVisibleLevel), store.titles[id] == nil,
      !store.unconfirmed.contains(id)
    {
      questions.append(.title(of: id))
    }
    if let id = loads.pendingTap, isCurrent(id) { questions.append(.content(of: id)) }
    return questions
  }

  private var topmostItem: ItemID? { path[confirmedLevels].first }

  /// The parent whose list says whether the path goes on as it did, if its children are not shown.
  ///
  /// The path leads to the shown levels and beyond them, to where "forward" leads.
  private var unshownParent: ItemID? {
    let levels = confirmedLevels
    guard levels.upperBound < path.count, !shownLevels.contains(levels.upperBound) else { return nil }
    return path[levels].last
  }

  private func questions(ofLevel level: Int) -> [HierarchyQuestion] {
    let parent = parent(ofLevel: level)
    let rows = rows[parent]?.shown
    var questions: [HierarchyQuestion] = []
    if let parent {
      guard !store.unconfirmed.contains(parent) else { return [] }
      questions += childQuestions(of: parent, rows: rows)
      // Nobody knows whether the items of an old list still exist.
      guard !store.outdatedChildren.contains(parent) else { return questions }
    } else if path.first.map(store.unconfirmed.contains) ?? true {
      return []
    }
    let ids = (rows ?? 0..<0).compactMap { item(inLevel: level, at: $0) }
    return questions + ids.filter(store.needsContent(of:)).map { .content(of: $0) }
  }

  /// Whether the data source has named an item since it was last asked anew.
  func isCurrent(_ id: ItemID) -> Bool {
    // An expanded item that a new list has not named yet may be gone, also where the list's parent is there.
    guard !store.unconfirmed.contains(id), let level = level(of: id) else { return false }
    guard let parent = parent(ofLevel: level) else { return true }
    return !store.unconfirmed.contains(parent) && !store.outdatedChildren.contains(parent)
  }

  private func childQuestions(of parent: ItemID, rows: Range<Int>?) -> [HierarchyQuestion] {
    guard let children = store.children[parent], !store.outdatedChildren.contains(parent) else {
      return [.numberOfChildren(of: parent)]
    }
    return children.missing(showing: rows).map { .children(of: parent, indexes: $0) }
  }

  /// Cancels the requests whose answers are not shown any more (HV-09).
  private mutating func cancelStaleLoads() {
    guard !loads.waiting.isEmpty else { return }
    let parents = Set(shownLevels.compactMap { parent(ofLevel: $0) } + [unshownParent].compactMap { $0 })
    let view = self
    loads.cancel { question in
      switch question {
      case .root: false
      case .numberOfChildren(let id), .children(let id, _): !parents.contains(id) && id != view.loads.unloadedRoot
      case .parent(let id): id != view.topmostItem
      case .title(let id): id != view.parent(ofLevel: view.firstVisibleLevel)
      case .content(let id): id != view.loads.pendingTap && !view.isShown(id)
      }
    }
  }

  // MARK: After a refresh
  //
  // Nobody knows then which items of the path still exist, and a data source may stop at the name of one that does not. So
  // the root is asked for first. It confirms itself, a list of children confirms the expanded item in it, and a parent
  // confirms the item before it. What is gone is closed, and nothing is asked about it.

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
