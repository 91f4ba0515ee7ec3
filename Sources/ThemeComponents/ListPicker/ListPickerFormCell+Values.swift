/// New values, and the level that is shown of them.
extension ListPickerFormCell {
  /// The level that is shown, or the top level while the list is closed.
  var level: ListPickerLevel {
    guard let list, !list.path.isEmpty else { return values.top }
    return list.level.value ?? values.level(at: list.path) ?? values.top
  }

  /// The text that the host searches for; empty for none, and where the list searches itself.
  var hostText: String { configuration.searchesByHost ? list?.searchText ?? "" : "" }

  /// Takes new values in; whatever is chosen stays chosen, also values that are missing now.
  mutating func change(to sections: [ListPickerSection]) -> [ListPickerEffect] {
    var choices = [chosen, list?.pool, list?.basis].compactMap { $0 }
    values.replace(by: sections, choices: &choices)
    chosen = choices[0]
    availability = .ready
    foundText = hostText
    search.value = nil
    guard list != nil else { return [] }
    list?.pool = choices[1]
    list?.basis = choices.dropFirst(2).first
    list?.scroll.invalidate()
    // Matches are places among the old entries.
    list?.matches = nil
    let effects = leaveLostLevels()
    findMatches()
    return effects
  }

  /// Goes up to the deepest level that is still there, and has the host take away the others that it pushed.
  private mutating func leaveLostLevels() -> [ListPickerEffect] {
    guard var path = list?.path else { return [] }
    var effects: [ListPickerEffect] = []
    while !path.isEmpty, values.level(at: path) == nil {
      path.removeLast()
      effects.append(.popped)
    }
    guard effects.isEmpty else { return effects + show(path: path) }
    list?.level.value = path.isEmpty ? nil : values.level(at: path)
    return []
  }

  /// Takes in the answer to a search on a server, unless something else is searched for by now.
  mutating func answer(_ text: String, with sections: [ListPickerSection]?) -> [ListPickerEffect] {
    guard list?.searchText == text else { return [] }
    if let sections { return change(to: sections) }
    availability = .failed
    return []
  }

  /// Takes newer contents of values in.
  mutating func update(_ entries: [ListPickerEntry]) {
    searchAgain(in: values.update(entries))
    list?.scroll.invalidate()
    noteRows()
  }

  /// Looks for the search text in entries of the shown level whose contents changed; the next key makes a new index.
  private mutating func searchAgain(in numbers: [Int]) {
    search.value = nil
    guard list?.matches != nil, let text = list?.searchText else { return }
    let level = level
    for number in numbers {
      guard let place = level.place(of: number) else { continue }
      let found = TextIndex(level.entries[place...place], in: values.table).filter(holding: text)
      list?.matches?.set(place, isFound: !found.isEmpty, in: level)
    }
  }

  /// Takes values out that the app deleted: out of the list, of the pool and of the value.
  mutating func remove(_ ids: [ItemID]) -> [ListPickerEffect] {
    let (gone, places, changed) = values.remove(ids)
    let isChanged = chosen.counts(sharedWith: gone).shared > 0
    chosen.remove(gone)
    list?.pool.remove(gone)
    list?.basis?.remove(gone)
    list?.scroll.invalidate()
    var effects: [ListPickerEffect] = []
    if isNested {
      search.value = nil
      list?.matches = nil
      effects = leaveLostLevels()
      findMatches()
    } else {
      list?.matches?.remove(places, values: gone)
      searchAgain(in: changed)
      noteRows()
    }
    return effects + (isChanged ? [.valueChanged(value)] : [])
  }

  mutating func search(isActive: Bool, text: String) -> [ListPickerEffect] {
    guard configuration.isSearchEnabled, let old = list?.searchText else { return [] }
    list?.isSearching = isActive
    list?.searchText = text
    guard old != text else { return [] }
    list?.scroll.scroll(to: 0)
    list?.scroll.invalidate()
    list?.basis = nil
    // Whatever holds the longer text holds the shorter one.
    if old.isEmpty || !text.hasPrefix(old) { list?.matches = nil }
    findMatches()
    return configuration.searchesByHost ? [.searchRequested(text)] : []
  }

  private mutating func findMatches() {
    defer { noteRows() }
    guard let text = list?.searchText, !text.isEmpty, !configuration.searchesByHost else {
      list?.matches = nil
      return
    }
    let level = level
    let search = search.value ?? TextIndex(level.entries, in: values.table)
    self.search.value = search
    let places = search.filter(list?.matches?.places, holding: text)
    list?.matches = ListPickerMatches(places, in: level)
  }

  /// Notes which rows the sections have, so that a frame need not go through all of them.
  mutating func noteRows() {
    let rows = ListPickerSectionRows(level, list?.matches)
    list?.rows = rows
  }

  mutating func show(path: [ItemID]) -> [ListPickerEffect] {
    list?.path = path
    list?.level.value = path.isEmpty ? nil : values.level(at: path)
    list?.matches = nil
    list?.basis = nil
    list?.scroll.scroll(to: 0)
    list?.scroll.invalidate()
    search.value = nil
    noteRows()
    return search(isActive: false, text: "")
  }

  mutating func scroll(to offset: Double) {
    list?.scroll.scroll(to: offset)
    list?.basis = nil
    // A half sheet grows when its content is scrolled.
    if configuration.isSheet, offset > 0 { list?.sheet.isFullHeight = true }
  }
}

extension ListPickerEntry {
  /// The entry after values changed; nil if it is gone, or a group without any value left.
  ///
  /// The news are the newer values by their ids, and nil for values and groups that are gone.
  func applying(_ news: [ItemID: ListPickerEntry?], depth: Int = 0) -> ListPickerEntry? {
    if let new = news[id], new == nil || !isGroup { return new }
    guard isGroup, depth < ListPickerValues.deepestLevel else { return self }
    var entry = self
    entry.children = children.compactMap { $0.applying(news, depth: depth + 1) }
    return entry.children.isEmpty ? nil : entry
  }
}
