/// Takes in the answers of the data source (HV-01 to HV-10).
extension HierarchyModel {
  /// The most rows of a column that a view draws at a time, which bounds the work of one event.
  static let mostShownRows = 1_000

  mutating func reload(_ effects: inout [HierarchyEffect]) {
    if !selection.isEmpty { effects.append(.selectionChanged([])) }
    var loads = loads
    loads.restart()
    self = HierarchyModel(configuration: configuration, traits: traits)
    self.loads = loads
  }

  mutating func accept(
    _ answer: HierarchyAnswer, for token: LoadToken, _ effects: inout [HierarchyEffect]
  ) {
    guard let question = loads.take(token) else { return }
    switch (question, answer) {
    case (.root, .root(let root?)): start(at: root)
    case (.root, _): loads.phase = .empty
    case (.numberOfChildren(let id), .numberOfChildren(let count)):
      store.outdatedChildren.remove(id)
      store.children[id] = HierarchyChildren(
        count: count, batch: configuration.boundedChildBatch)
    case (.numberOfChildren(let id), _):
      store.outdatedChildren.remove(id)
      store.failed.insert(id)
    case (.children(let id, let indexes), .children(let ids)):
      store.fill(
        Array(ids.prefix(indexes.count)), childrenOf: id, from: indexes.lowerBound, keeping: path)
      // The rest of a partial answer is asked for again; an answer without any id ends it.
      if ids.isEmpty { store.children[id]?.giveUp(indexes) }
    case (.children(let id, let indexes), _): store.children[id]?.giveUp(indexes)
    case (.parent(let id), .parent(let parent?)): prepend(parent, to: id)
    case (.parent(let id), _): store.parents[id] = HierarchyStore.Parent.none
    case (.title(let id), .title(let title)): store.titles[id] = title ?? ""
    case (.title(let id), _): store.titles[id] = ""
    case (.content(let id), .content(let content)): accept(content, of: id, &effects)
    case (.content(let id), _): accept(HierarchyItemContent(), of: id, &effects)
    }
  }

  private mutating func start(at root: ItemID) {
    loads.phase = .running
    window.start(at: root)
    loads.unloadedRoot = root
  }

  private mutating func prepend(_ parent: ItemID, to id: ItemID) {
    guard window.prepend(parent, to: id) else {
      store.parents[id] = HierarchyStore.Parent.none
      return
    }
    store.parents[id] = .item(parent)
    rows.moveTopRows(to: parent)
  }

  private mutating func accept(
    _ content: HierarchyItemContent, of id: ItemID, _ effects: inout [HierarchyEffect]
  ) {
    store.contents[id] = content
    store.outdated.remove(id)
    for parent in parents(listing: id) { rows.include(content, in: parent) }
    if loads.pendingTap == id {
      loads.pendingTap = nil
      tapAccessory(of: id, &effects)
    }
  }

  /// The parents of the levels that list an item, nil for the top level.
  private func parents(listing id: ItemID) -> [ItemID?] {
    (path.first == id ? [nil] : [])
      + path.filter { store.children[$0]?.contains(id) == true }.map(Optional.some)
  }

  mutating func insertChildren(of parent: ItemID, at indexes: [Int]) {
    guard !indexes.isEmpty else { return }
    // A number that is still awaited would not count these; it is asked for again.
    loads.cancel { $0 == .numberOfChildren(of: parent) }
    // Its row may say how many children there are, or that there are none, also before the view asked for them.
    invalidateContent(of: parent)
    guard let added = store.children[parent]?.insert(at: indexes), added > 0 else { return }
    rows.update(parent) { scroll in
      for index in Set(indexes).sorted() { scroll.insert(1, at: index) }
    }
    loads.cancelChildren(of: parent)
  }

  mutating func invalidateContent(of id: ItemID) {
    loads.cancel { $0 == .content(of: id) }
    if store.contents[id] != nil { store.outdated.insert(id) }
  }

  mutating func invalidateParent(of id: ItemID) {
    loads.cancel { $0 == .parent(of: id) }
    // Only the topmost item has a parent that is not on the path yet.
    if store.parent(of: id) == nil { store.parents[id] = nil }
  }

  mutating func noteShown(_ shown: Range<Int>, of level: Int) {
    guard shownLevels.contains(level), shown.lowerBound >= 0,
      shown.upperBound <= HierarchyChildren.highestCount
    else { return }
    let parent = parent(ofLevel: level)
    let shown = shown.prefix(Self.mostShownRows)
    rows.show(shown, of: parent)
    letGo()
    // Known content, as of an item that another level lists too, is not asked for again.
    for row in shown {
      guard let id = item(inLevel: level, at: row), let content = store.contents[id] else {
        continue
      }
      rows.include(content, in: parent)
    }
  }
}
