/// Takes in changes of the data and measurements of layouts, and keeps path, selection and scroll positions.
extension HierarchyModel {
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
