/// Takes in changes of the data and measurements of layouts, and keeps path, selection and scroll positions.
extension HierarchyModel {
  /// The number of items above which those out of reach are forgotten.
  private static let mostKnownItems = 10_000
  /// The number of batches of ids in reach on either side of the rows in sight.
  private static let batchesInReach = 5

  mutating func removeChildren(
    of parent: ItemID, at indexes: [Int], _ effects: inout [HierarchyEffect]
  ) {
    guard !indexes.isEmpty else { return }
    loads.cancel { $0 == .numberOfChildren(of: parent) }
    invalidateContent(of: parent)
    guard let removed = store.children[parent]?.remove(at: indexes), !removed.indexes.isEmpty
    else { return }
    rows.update(parent) { scroll in
      for index in removed.indexes.reversed() { scroll.remove(index) }
    }
    loads.cancelChildren(of: parent)
    let gone = Set(removed.ids)
    window.remove(gone)
    let kept = selection.filter { !gone.contains($0) }
    guard kept != selection else { return }
    selection = kept
    effects.append(.selectionChanged(kept))
  }

  mutating func moveChild(of parent: ItemID, from start: Int, to end: Int) {
    guard store.children[parent]?.move(from: start, to: end) == true else { return }
    rows.update(parent) { scroll in
      scroll.remove(start)
      scroll.insert(1, at: end)
    }
    loads.cancelChildren(of: parent)
  }

  /// Asks for everything that is known anew, and shows the old answers until the new ones come.
  mutating func refresh() {
    guard loads.phase == .running else {
      if loads.phase == .empty { loads.phase = .started }
      return
    }
    loads.cancel { _ in true }
    store.refresh()
    askForParentAgain()
  }

  /// Asks for a level again that could not be loaded, and for ids that could not be had.
  mutating func retry(_ level: Int) {
    guard shownLevels.contains(level), let parent = parent(ofLevel: level) else { return }
    store.failed.remove(parent)
    store.children[parent]?.forgetGivenUp()
  }

  /// Takes in a layout's measurements of the levels that it drew.
  mutating func take(_ areas: [ScrollArea]) {
    for area in areas {
      guard let level = level(ofArea: area) else { continue }
      // A preview has rows of another height; they tell nothing about those of the column.
      if area.isMeasured { rows.scroll(parent(ofLevel: level)) { $0.take(area) } }
      noteShown(area.rows, of: level)
    }
  }

  private func level(ofArea area: ScrollArea) -> Int? {
    shownLevels.first { Self.identifier(ofLevel: $0) == area.identifier }
  }

  /// Returns the kind of news that a layout has for the state.
  func news(in areas: [ScrollArea]) -> HierarchyLayoutLoop.News {
    var news = HierarchyLayoutLoop.News.nothing
    for area in areas {
      guard let level = level(ofArea: area) else { continue }
      let parent = parent(ofLevel: level)
      if rows.shown(of: parent) ?? 0..<0 != area.rows { return .rows }
      if area.isMeasured, rows.scroll(of: parent).isNews(area) { news = .extents }
    }
    return news
  }

  /// Forgets items that are out of reach, off the path and far from the rows in sight, once there are many.
  mutating func letGo() {
    guard store.parents.count > Self.mostKnownItems else { return }
    var kept = Set(path)
    if let tapped = loads.pendingTap { kept.insert(tapped) }
    for parent in path {
      store.children[parent]?.release(
        farFrom: rows.shown(of: parent) ?? 0..<0, batches: Self.batchesInReach)
      kept.formUnion(store.children[parent]?.known ?? [])
    }
    store.keep(kept)
  }
}
