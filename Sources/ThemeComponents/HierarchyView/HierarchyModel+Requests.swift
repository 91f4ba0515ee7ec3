/// The questions that are due: a pure function of the state, so the order is always the same.
extension HierarchyModel {
  mutating func dueRequests() -> [HierarchyRequest] {
    if let root = loads.unloadedRoot, store.parents[root] != nil,
      childQuestions(of: root, rows: nil).isEmpty
    {
      loads.unloadedRoot = nil
    }
    cancelStaleLoads()
    return dueQuestions().compactMap { loads.ask($0) }
  }

  private func dueQuestions() -> [HierarchyQuestion] {
    guard loads.phase == .running else { return loads.phase == .started ? [.root] : [] }
    var questions: [HierarchyQuestion] = []
    // At first the root's children come before its parent; later the order is that of the columns.
    if let root = loads.unloadedRoot { questions += childQuestions(of: root, rows: nil) }
    for level in shownLevels { questions += self.questions(ofLevel: level) }
    questions += titleQuestions()
    if let id = loads.pendingTap { questions.append(.content(of: id)) }
    return questions
  }

  private func questions(ofLevel level: Int) -> [HierarchyQuestion] {
    let rows = rows.shown(of: parent(ofLevel: level))
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

  /// Cancels the requests whose answers are not shown any more (HV-09).
  private mutating func cancelStaleLoads() {
    guard !loads.waiting.isEmpty else { return }
    let parents = Set(shownLevels.compactMap { parent(ofLevel: $0) })
    let view = self
    loads.cancel { question in
      switch question {
      case .root: false
      case .numberOfChildren(let id), .children(let id, _):
        !parents.contains(id) && id != view.loads.unloadedRoot
      case .parent(let id): id != view.path.first
      case .title(let id): id != view.parent(ofLevel: view.firstVisibleLevel)
      case .content(let id):
        id != view.loads.pendingTap && !view.isShown(id)
      }
    }
  }
}
