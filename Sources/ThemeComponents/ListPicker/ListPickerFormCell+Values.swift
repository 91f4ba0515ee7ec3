/// New values, and the level that is shown of them.
extension ListPickerFormCell {
  /// The shown level.
  var level: ListPickerLevel {
    guard let list, !list.path.isEmpty else { return values.top }
    return list.level.value ?? values.level(at: list.path) ?? values.top
  }

  /// Replaces the values.
  ///
  /// Chosen ones stay chosen, also where the new values lack them.
  mutating func change(to sections: [ListPickerSection]) {
    let old = values
    let pool = list?.pool
    let entries = old.entries(of: chosen) + (pool.map(old.entries) ?? [])
    values = ListPickerValues(sections)
    values.remember(entries)
    chosen = values.selection(of: old.ids(of: chosen))
    availability = .ready
    searchIndex.value = nil
    guard var list, let pool else { return }
    list.pool = values.selection(of: old.ids(of: pool))
    list.basis = list.basis.map { values.selection(of: old.ids(of: $0)) }
    while !list.path.isEmpty, values.level(at: list.path) == nil { list.path.removeLast() }
    list.level.value = list.path.isEmpty ? nil : values.level(at: list.path)
    list.scroll.invalidate()
    // Matches are numbers of the old entries.
    list.matches = nil
    self.list = list
    findMatches()
  }

  /// Takes values out for good, with a group all values in it that appear nowhere else.
  mutating func remove(_ ids: [ItemID]) -> [ListPickerEffect] {
    let gone = Set(ids)
    let old = values
    let before = value
    let pool = list.map { old.ids(of: $0.pool) }
    change(
      to: sections.map { section in
        ListPickerSection(
          title: section.title, items: section.items.compactMap { $0.removing(gone) })
      })
    let new = values
    func stays(_ id: ItemID) -> Bool {
      !gone.contains(id) && (old.number(of: id) == nil || new.number(of: id) != nil)
    }
    let kept = before.filter(stays)
    chosen = values.selection(of: kept)
    if let pool { list?.pool = values.selection(of: pool.filter(stays)) }
    return kept == before ? [] : [.valueChanged(kept)]
  }

  mutating func search(isActive: Bool, text: String) -> [ListPickerEffect] {
    guard configuration.isSearchEnabled, var list else { return [] }
    let old = list.searchText
    list.isSearching = isActive
    list.searchText = text
    guard old != text else {
      self.list = list
      return []
    }
    list.scroll.scroll(to: 0)
    list.scroll.invalidate()
    list.basis = nil
    // Whatever holds the longer text holds the shorter one.
    if old.isEmpty || !text.hasPrefix(old) { list.matches = nil }
    self.list = list
    findMatches()
    return configuration.searchesByHost ? [.searchRequested(text)] : []
  }

  /// Finds the entries of the shown level that hold the search text, among those found before.
  private mutating func findMatches() {
    guard let text = list?.searchText, !text.isEmpty, !configuration.searchesByHost else {
      list?.matches = nil
      return
    }
    let index = searchIndex.value ?? makeIndex()
    searchIndex.value = index
    let candidates = list?.matches
    list?.matches = index.entries(holding: text, among: candidates)
  }

  private func makeIndex() -> TextIndex {
    var index = TextIndex()
    let level = level
    index.reserve(level.count)
    for section in level.sections {
      for item in section.items {
        item.addSearchedText(to: &index)
        index.closeEntry()
      }
    }
    return index
  }

  /// Shows another level.
  mutating func show(path: [ItemID]) -> [ListPickerEffect] {
    list?.path = path
    list?.level.value = path.isEmpty ? nil : values.level(at: path)
    list?.matches = nil
    list?.basis = nil
    list?.scroll.scroll(to: 0)
    list?.scroll.invalidate()
    searchIndex.value = nil
    return search(isActive: false, text: "")
  }

  mutating func scroll(to offset: Double) {
    list?.scroll.scroll(to: offset)
    list?.basis = nil
    // A half sheet grows when its content is scrolled.
    if configuration.presentation == .sheet, offset > 0 { list?.isFullHeight = true }
  }
}

extension ListPickerEntry {
  /// The entry without some values; nil if it is one of them or a group without any left.
  fileprivate func removing(_ gone: Set<ItemID>, depth: Int = 0) -> ListPickerEntry? {
    guard !gone.contains(id) else { return nil }
    guard isGroup, depth < ListPickerValues.deepestLevel else { return self }
    var entry = self
    entry.children = children.compactMap { $0.removing(gone, depth: depth + 1) }
    return entry.children.isEmpty ? nil : entry
  }
}
