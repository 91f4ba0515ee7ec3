/// New values, and the level that is shown of them.
extension ListPickerFormCell {
  /// The level that is open, or the top level while the list is closed.
  var level: ListPickerLevel { list?.level ?? values.top }

  /// The text that the host searches for; empty for none, and where the list searches itself.
  var hostText: String { configuration.searchesByHost ? list?.searchText ?? "" : "" }

  /// Takes new values in; whatever is chosen stays chosen, also values that are missing now.
  mutating func change(to sections: [ListPickerSection]) -> [ListPickerEffect] {
    let kept = [chosen, list?.pool, list?.base, list?.basis].compactMap { $0 }
    let choices = values.replace(by: sections, choices: kept)
    chosen = choices[0]
    loadState = .ready
    foundText = hostText
    guard list != nil else { return [] }
    list?.pool = choices[1]
    list?.base = choices[2]
    list?.basis = choices.dropFirst(3).first
    list?.scroll.invalidate()
    return showEntries()
  }

  /// Shows the entries of the level as they are now, those that the search finds.
  ///
  /// A level that is gone is left for the deepest one that is still there, and the host takes away what it pushed.
  private mutating func showEntries() -> [ListPickerEffect] {
    guard var path = list?.path else { return [] }
    var effects: [ListPickerEffect] = []
    while !path.isEmpty, values.level(at: path) == nil {
      path.removeLast()
      effects.append(.popped)
    }
    guard effects.isEmpty else { return effects + show(path: path) }
    let level = values.level(at: path) ?? values.top
    list?.level = level
    list?.shown = level
    findMatches()
    return []
  }

  /// Takes in the answer to a search on a server, unless something else is searched for by now.
  mutating func answer(_ text: String, with sections: [ListPickerSection]?) -> [ListPickerEffect] {
    guard list?.searchText == text else { return [] }
    if let sections { return change(to: sections) }
    loadState = .failed
    return []
  }

  /// Takes newer contents of values in.
  mutating func update(_ entries: [ListPickerEntry]) {
    values.update(entries)
    list?.scroll.invalidate()
    _ = showEntries()
  }

  /// Takes values out that the app deleted: out of the list, of the pool and of the value.
  mutating func remove(_ ids: [ItemID]) -> [ListPickerEffect] {
    let gone = values.remove(ids)
    let before = chosen.count
    chosen.remove(gone)
    list?.pool.remove(gone)
    list?.base.remove(gone)
    list?.basis?.remove(gone)
    list?.scroll.invalidate()
    return showEntries() + (chosen.count < before ? [.valueChanged(value)] : [])
  }

  mutating func search(isActive: Bool, text: String) -> [ListPickerEffect] {
    guard configuration.isSearchEnabled, let old = list?.searchText else { return [] }
    let level = level
    list?.screen.isSearching = isActive
    list?.screen.searchText = text
    guard old != text else { return [] }
    list?.scroll.scroll(to: 0)
    list?.scroll.invalidate()
    list?.basis = nil
    // A failure belongs to the text before.
    if configuration.searchesByHost, loadState == .failed { loadState = .ready }
    // Whatever holds the longer text holds the shorter one.
    if !text.hasPrefix(old) { list?.shown = level }
    findMatches()
    return configuration.searchesByHost ? [.searchRequested(text)] : []
  }

  /// Leaves those of the shown entries that hold the search text.
  private mutating func findMatches() {
    guard let list, !list.searchText.isEmpty, !configuration.searchesByHost else { return }
    var search = TextSearch(for: list.searchText)
    // The closure reads a copy: each look through `self` would check that nothing changes it meanwhile.
    let values = values
    self.list?.shown = list.shown.filtered(keepsIndexes: true) { values.isFound($0, by: &search) }
  }

  mutating func show(path: [ItemID]) -> [ListPickerEffect] {
    let effects = search(isActive: false, text: "")
    list?.path = path
    list?.basis = nil
    list?.scroll.scroll(to: 0)
    list?.scroll.invalidate()
    return showEntries() + effects
  }

  mutating func scroll(to offset: Double) {
    list?.scroll.scroll(to: offset)
    list?.basis = nil
    // A half sheet grows when its content is scrolled.
    if configuration.isSheet, offset > 0 { list?.screen.sheet.isFullHeight = true }
  }
}
