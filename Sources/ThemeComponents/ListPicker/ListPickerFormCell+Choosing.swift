/// Choosing values (LP-05 to LP-07, LP-19 to LP-21, LP-25).
extension ListPickerFormCell {
  /// The chosen values as the list shows them: the pool while it is open, else the value.
  public var selection: [ItemID] { list?.pool ?? value }

  /// Whether choices wait for Apply.
  var hasPool: Bool { configuration.mode == .confirmed && !configuration.closesOnTap }

  /// Whether a further level is shown.
  var isNested: Bool { list?.path.isEmpty == false }

  /// The sections of the shown level after the search (LP-22).
  ///
  /// Linear in the values of the level.
  public var visibleSections: [ListPickerSection] {
    guard let list, let sections = values.sections(at: list.path) else { return [] }
    let text = list.searchText.lowercased()
    guard !text.isEmpty else { return sections.filter { !$0.items.isEmpty } }
    return sections.compactMap { section in
      let items = section.items.filter { $0.matches(lowercased: text) }
      return items.isEmpty ? nil : ListPickerSection(title: section.title, items: items)
    }
  }

  /// The values that Select All acts on: those in view after the search, those of their further levels included (LP-20).
  var visibleLeaves: [ItemID] {
    visibleSections.flatMap(\.items).flatMap { ListPickerValues.leaves(of: $0) }.map(\.id)
  }

  /// The button of the group of all values (LP-19 to LP-21, LP-29).
  public var allGroupButton: ListPickerHeaderButton {
    let sections = list.flatMap { values.sections(at: $0.path) } ?? []
    let titled = sections.filter { $0.title != nil && !$0.items.isEmpty }
    guard configuration.allowsMultipleSelection, titled.count < 2 else { return .none }
    let leaves = visibleLeaves
    let chosen = Set(selection)
    return !leaves.isEmpty && leaves.allSatisfy(chosen.contains) ? .deselectAll : .selectAll
  }

  mutating func tap(_ id: ItemID) -> [ListPickerEffect] {
    guard let item = item(id) else { return [] }
    if item.isGroup {
      list?.path.append(id)
      search(isActive: false, text: "")
      return [.pushed(id)]
    }
    if configuration.closesOnTap { return choose([id]) + close() }
    if configuration.isSearchCancelledAfterSelection { search(isActive: false, text: "") }
    var pool = selection
    if let index = pool.firstIndex(of: id) {
      // The last value stays where there must be one.
      guard configuration.allowsEmptySelection || pool.count > 1 else { return [] }
      pool.remove(at: index)
    } else {
      pool = configuration.allowsMultipleSelection ? pool + [id] : [id]
    }
    return choose(pool)
  }

  /// The item of an id in the shown level, or a chosen value in the Selected group.
  private func item(_ id: ItemID) -> ListPickerEntry? {
    if let item = visibleSections.lazy.flatMap(\.items).first(where: { $0.id == id }) {
      return item
    }
    return mayShowSelectedGroup && selection.contains(id) ? values[id] : nil
  }

  mutating func selectAll() -> [ListPickerEffect] {
    guard allGroupButton == .selectAll else { return [] }
    return choose(selection + visibleLeaves)
  }

  mutating func deselectAll() -> [ListPickerEffect] {
    guard allGroupButton == .deselectAll else { return [] }
    let visible = Set(visibleLeaves)
    return choose(selection.filter { !visible.contains($0) })
  }

  mutating func deselectSelected() -> [ListPickerEffect] {
    mayShowSelectedGroup && configuration.allowsMultipleSelection ? choose([]) : []
  }

  /// Makes values the pool, and the value too where there is none.
  mutating func choose(_ ids: [ItemID]) -> [ListPickerEffect] {
    var chosen = values.sorted(ids)
    // A pool may be empty, as it cannot be applied then; a value must not.
    if chosen.isEmpty, !hasPool, !configuration.allowsEmptySelection {
      chosen = Array(value.prefix(1))
    }
    list?.pool = chosen
    guard !hasPool, chosen != value else { return [] }
    value = chosen
    return [.valueChanged(chosen)]
  }
}

/// The button of a section header (LP-29).
public enum ListPickerHeaderButton: String, Hashable, Sendable, Codable, CaseIterable {
  case none, selectAll, deselectAll
}
