/// Takes in the answers of the data source (HV-01 to HV-10).
extension HierarchyModel {
  /// The most rows of a column that a view draws at a time, which bounds the work of one event.
  static let mostShownRows = 1_000

  mutating func reload(_ effects: inout [HierarchyEffect]) {
    if !selection.isEmpty { effects.append(.selectionChanged([])) }
    let old = self
    self = HierarchyModel(configuration: configuration, traits: traits)
    loads.lastNumber = old.loads.lastNumber
    loads.phase = .started
    isEditing = old.isEditing
  }

  mutating func accept(_ answer: HierarchyAnswer, for token: LoadToken, _ effects: inout [HierarchyEffect]) {
    guard let question = loads.take(token) else { return }
    switch (question, answer) {
    case (.root, .root(let root)): start(at: root, &effects)
    case (.numberOfChildren(let id), .numberOfChildren(let count)): expectChildren(count, of: id, &effects)
    case (.children(let id, let indexes), .children(let ids)) where !ids.isEmpty:
      // The rest of a partial answer is asked for again.
      store.fill(Array(ids.prefix(indexes.count)), childrenOf: id, from: indexes.lowerBound, keeping: path)
      for child in ids { choice.note(child, below: id) }
      closeLostItems(below: id, &effects)
    case (.parent(let id), .parent(let parent?)): prepend(parent, to: id)
    case (.title(let id), .title(let title)): store.titles[id] = title ?? ""
    case (.content(let id), .content(let content)): accept(content, of: id, &effects)
    default: fail(question)
    }
  }

  /// Takes in that a question was not answered, or not with what was asked for.
  private mutating func fail(_ question: HierarchyQuestion) {
    switch question {
    case .root: loads.phase = .failed
    case .numberOfChildren: loads.failed.insert(question)
    case .children(let id, let indexes): store.children[id]?.fail(indexes)
    case .parent(let id): leaveOut(ancestorsOf: id)
    case .title(let id): store.titles[id] = ""
    case .content(let id):
      loads.failed.insert(question)
      if loads.pendingTap == id { loads.pendingTap = nil }
    }
  }

  private mutating func accept(_ content: HierarchyItemContent, of id: ItemID, _ effects: inout [HierarchyEffect]) {
    store.contents[id] = content
    store.outdated.remove(id)
    if !content.isHierarchyButtonHidden {
      // An item may be at the top and below others.
      if path.first == id { rows[nil, default: HierarchyLevelRows()].hasAccessory = true }
      for parent in path where store.children[parent]?.contains(id) == true {
        rows[parent, default: HierarchyLevelRows()].hasAccessory = true
      }
    }
    if loads.pendingTap == id {
      loads.pendingTap = nil
      tapAccessory(of: id, &effects)
    }
  }

  mutating func insertChildren(of parent: ItemID, at indexes: [Int]) {
    guard !indexes.isEmpty else { return }
    // A number that is still awaited would not count these; it is asked for again.
    loads.cancel { $0 == .numberOfChildren(of: parent) }
    // Its row may say how many children there are, or that there are none, also before the view asked for them.
    invalidateContent(of: parent)
    if loads.failed.remove(.numberOfChildren(of: parent)) != nil {
      store.children[parent] = HierarchyChildren(count: 0, batch: configuration.boundedChildBatch)
      store.outdatedChildren.remove(parent)
    }
    guard let added = store.children[parent]?.insert(at: indexes), added > 0 else { return }
    for index in Set(indexes).sorted() { rows[parent]?.scroll.insert(1, at: index) }
    loads.cancelChildren(of: parent)
  }

  mutating func invalidateContent(of id: ItemID) {
    loads.cancel { $0 == .content(of: id) }
    loads.failed.remove(.content(of: id))
    if store.contents[id] != nil { store.outdated.insert(id) }
  }

  mutating func invalidateParent(of id: ItemID) {
    loads.cancel { $0 == .parent(of: id) }
    // Only the topmost item has a parent that is not on the path yet.
    if store.parent(of: id) == nil { store.parents[id] = nil }
  }

  mutating func noteShown(_ shown: Range<Int>, of level: Int) {
    guard shownLevels.contains(level), shown.lowerBound >= 0, shown.upperBound <= HierarchyChildren.highestCount else {
      return
    }
    let parent = parent(ofLevel: level)
    let shown = shown.prefix(Self.mostShownRows)
    rows[parent, default: HierarchyLevelRows()].shown = shown
    letGo()
    // Known content, as of an item that another level lists too, is not asked for again.
    for id in shown.compactMap({ item(inLevel: level, at: $0) })
    where store.contents[id]?.isHierarchyButtonHidden == false { rows[parent]?.hasAccessory = true }
  }

  // MARK: Changes and measurements
  //
  // Path, selection and scroll positions stay where they are.

  /// The number of items above which those out of reach are forgotten.
  private static let mostKnownItems = 10_000
  /// The number of batches of ids in reach on either side of the rows in sight.
  private static let batchesInReach = 5

  mutating func removeChildren(of parent: ItemID, at indexes: [Int], _ effects: inout [HierarchyEffect]) {
    guard !indexes.isEmpty else { return }
    loads.cancel { $0 == .numberOfChildren(of: parent) }
    invalidateContent(of: parent)
    guard let removed = store.children[parent]?.remove(at: indexes), !removed.indexes.isEmpty else { return }
    for index in removed.indexes.reversed() { rows[parent]?.scroll.remove(index) }
    loads.cancelChildren(of: parent)
    drop(removed.ids, &effects)
  }

  mutating func moveChild(of parent: ItemID, from start: Int, to end: Int) {
    guard store.children[parent]?.move(from: start, to: end) == true else { return }
    rows[parent]?.scroll.remove(start)
    rows[parent]?.scroll.insert(1, at: end)
    loads.cancelChildren(of: parent)
  }

  /// Asks for everything that is known anew, and shows the old answers until the new ones come.
  mutating func refresh() {
    guard loads.phase != .waiting else { return }
    loads.cancel { _ in true }
    loads.failed = []
    loads.phase = .started
    store.refresh(path)
  }

  /// Asks again for what could not be had: the root, a level, ids or contents of rows.
  mutating func retry(_ level: Int) {
    if loads.phase == .failed { loads.phase = .started }
    guard shownLevels.contains(level) else { return }
    let parent = parent(ofLevel: level)
    if let parent {
      loads.failed.remove(.numberOfChildren(of: parent))
      store.children[parent]?.forgetFailures()
    }
    loads.failed = loads.failed.filter { question in
      guard case .content(let id) = question else { return true }
      return parent.map { store.children[$0]?.contains(id) != true } ?? (id != path.first)
    }
  }

  /// Takes in a layout's measurements of the levels that it drew.
  mutating func take(_ areas: [ScrollArea]) {
    for area in areas {
      guard let level = level(ofArea: area.identifier) else { continue }
      // A preview has rows of another height; they tell nothing about those of the column.
      // A level that loads has no rows yet, and keeps its offset.
      if area.isMeasured, area.rowCount > 0 {
        rows[parent(ofLevel: level), default: HierarchyLevelRows()].scroll.take(area)
      }
      noteShown(area.rows, of: level)
    }
  }

  /// The shown level whose rows scroll in an area.
  func level(ofArea area: DisplayNode.ID) -> Int? { shownLevels.first { Self.identifier(ofLevel: $0) == area } }

  /// Returns the kind of news that a layout has for the state.
  func news(in areas: [ScrollArea]) -> HierarchyNews {
    var news = HierarchyNews.nothing
    for area in areas {
      guard let level = level(ofArea: area.identifier) else { continue }
      let drawn = rows[parent(ofLevel: level), default: HierarchyLevelRows()]
      if drawn.shown ?? 0..<0 != area.rows { return .rows }
      if area.isMeasured, drawn.scroll.isNews(area) { news = .extents }
    }
    return news
  }

  /// Forgets items that are out of reach, off the path and far from the rows in sight, once there are many.
  mutating func letGo() {
    guard store.parents.count > Self.mostKnownItems else { return }
    var kept = Set(path)
    if let tapped = loads.pendingTap { kept.insert(tapped) }
    for parent in path {
      store.children[parent]?.release(farFrom: rows[parent]?.shown ?? 0..<0, batches: Self.batchesInReach)
      kept.formUnion(store.children[parent]?.known ?? [])
    }
    store.keep(kept)
  }
}

/// News of a layout for the state.
enum HierarchyNews {
  case nothing
  /// Extents or offsets of rows that were drawn before.
  case extents
  /// Rows that come into sight.
  case rows
}
