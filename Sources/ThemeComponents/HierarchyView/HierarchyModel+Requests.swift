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
}
