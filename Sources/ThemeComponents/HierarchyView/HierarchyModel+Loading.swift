/// Asking the data source, and taking its answers in (HV-01 to HV-10).
extension HierarchyModel {
  /// No view draws more rows of a column at a time; it bounds the work of one event.
  static let mostShownRows = 1_000

  mutating func reload(_ effects: inout [HierarchyEffect]) {
    if !selection.isEmpty { effects.append(.selectionChanged([])) }
    // Tokens go on counting, so that an answer from before can never be taken for a new one.
    loads.cancel { _ in true }
    let loads = loads
    self = HierarchyModel(configuration: configuration, traits: traits)
    self.loads = loads
    phase = .started
  }

  mutating func accept(
    _ answer: HierarchyAnswer, for token: LoadToken, _ effects: inout [HierarchyEffect]
  ) {
    guard let question = loads.take(token) else { return }
    switch (question, answer) {
    case (.root, .root(let root?)): start(at: root)
    case (.root, _): phase = .empty
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
    phase = .running
    path = [root]
    unloadedRoot = root
  }

  /// Puts a parent before the topmost item; the columns stay where they are.
  private mutating func prepend(_ parent: ItemID, to id: ItemID) {
    // A parent that is on the path already would close a cycle.
    guard path.first == id, !path.contains(parent) else {
      store.parents[id] = HierarchyStore.Parent.none
      return
    }
    store.parents[id] = .item(parent)
    rowShapes[parent] = rowShapes.removeValue(forKey: nil)
    path.insert(parent, at: 0)
    firstVisibleLevel += 1
    deepestVisitedLevel += 1
  }

  private mutating func accept(
    _ content: HierarchyItemContent, of id: ItemID, _ effects: inout [HierarchyEffect]
  ) {
    store.contents[id] = content
    store.outdated.remove(id)
    for parent in parents(listing: id) {
      rowShapes[parent, default: HierarchyRowShape()].include(content)
    }
    if pendingTap == id {
      pendingTap = nil
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
    for index in Set(indexes).sorted() { scrolls[parent]?.insert(1, at: index) }
    // Indexes of requests on their way count in the list as it was.
    loads.cancel { question in
      if case .children(of: parent, _) = question { true } else { false }
    }
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

  mutating func noteShown(_ rows: Range<Int>, of level: Int) {
    guard shownLevels.contains(level), rows.lowerBound >= 0,
      rows.upperBound <= HierarchyChildren.highestCount
    else { return }
    let parent = parent(ofLevel: level)
    let rows = rows.prefix(Self.mostShownRows)
    shownRows[parent] = rows
    letGo()
    // What is known already, as of an item that stands below another one too, is not asked for again.
    for row in rows {
      guard let id = item(inLevel: level, at: row), let content = store.contents[id] else {
        continue
      }
      rowShapes[parent, default: HierarchyRowShape()].include(content)
    }
  }
}

/// Which questions are due: a pure function of the state, so the order is always the same.
extension HierarchyModel {
  mutating func dueRequests() -> [HierarchyRequest] {
    if let root = unloadedRoot, store.parents[root] != nil,
      childQuestions(of: root, rows: nil) == []
    {
      unloadedRoot = nil
    }
    cancelStaleLoads()
    var requests: [HierarchyRequest] = []
    for question in dueQuestions() {
      if let request = loads.ask(question) { requests.append(request) }
    }
    return requests
  }

  private func dueQuestions() -> [HierarchyQuestion] {
    switch phase {
    case .waiting, .empty: return []
    case .started: return [.root]
    case .running: break
    }
    var questions: [HierarchyQuestion] = []
    // At first the root's children come before its parent; later the order is that of the columns.
    if let root = unloadedRoot { questions += childQuestions(of: root, rows: nil) }
    for level in shownLevels { questions += self.questions(ofLevel: level) }
    questions += titleQuestions()
    if let id = pendingTap { questions.append(.content(of: id)) }
    return questions
  }

  private func questions(ofLevel level: Int) -> [HierarchyQuestion] {
    let rows = shownRows[parent(ofLevel: level)]
    var questions: [HierarchyQuestion] = []
    if let parent = parent(ofLevel: level) {
      questions += childQuestions(of: parent, rows: rows)
    } else if let top = path.first, store.parents[top] == nil {
      questions.append(.parent(of: top))
    }
    for row in rows ?? 0..<0 {
      guard let id = item(inLevel: level, at: row) else { continue }
      if store.needsContent(of: id) { questions.append(.content(of: id)) }
    }
    return questions
  }

  private func childQuestions(of parent: ItemID, rows: Range<Int>?) -> [HierarchyQuestion] {
    if store.failed.contains(parent) { return [] }
    guard let children = store.children[parent], !store.outdatedChildren.contains(parent) else {
      return [.numberOfChildren(of: parent)]
    }
    // Whole batches, so that scrolling by a row does not ask for one id at a time.
    let batch = configuration.boundedChildBatch
    var batches = [0]
    if let rows, let last = rows.last {
      batches += (rows.lowerBound / batch...last / batch).filter { $0 > 0 }
    }
    return batches.flatMap { number in
      children.missing(inBatch: number).map { .children(of: parent, indexes: $0) }
    }
  }

  private func titleQuestions() -> [HierarchyQuestion] {
    guard columnCount == 1, let id = parent(ofLevel: firstVisibleLevel), store.titles[id] == nil
    else { return [] }
    return [.title(of: id)]
  }

  /// Forgets the requests whose answers nobody looks at any more (HV-09).
  private mutating func cancelStaleLoads() {
    guard !loads.waiting.isEmpty else { return }
    let parents = Set(shownLevels.compactMap { parent(ofLevel: $0) })
    let view = self
    loads.cancel { question in
      switch question {
      case .root: false
      case .numberOfChildren(let id), .children(let id, _):
        !parents.contains(id) && id != view.unloadedRoot
      case .parent(let id): id != view.path.first
      case .title(let id): id != view.parent(ofLevel: view.firstVisibleLevel)
      case .content(let id):
        id != view.pendingTap && !(view.level(of: id).map(view.shownLevels.contains) ?? false)
      }
    }
  }
}
