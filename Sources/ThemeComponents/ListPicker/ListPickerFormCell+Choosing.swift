import ThemeTable

/// Choosing values (LP-05 to LP-07, LP-19 to LP-21, LP-25).
extension ListPickerFormCell {
  /// The chosen values as the list shows them: the pool while it is open, else the value.
  ///
  /// Linear in their number.
  public var selection: [ItemID] { values.ids(of: pool) }

  /// The number of chosen values.
  public var selectionCount: Int { pool.total }

  var pool: ListPickerSelection { list?.pool ?? chosen }

  /// Whether choices wait for Apply.
  var hasPool: Bool { configuration.mode == .confirmed && !configuration.closesOnTap }

  /// Whether a further level is shown.
  var isNested: Bool { list?.path.isEmpty == false }

  /// The sections of the shown level after the search (LP-22).
  ///
  /// Linear in the values of the level.
  public var visibleSections: [ListPickerSection] {
    guard let list else { return [] }
    let level = level
    guard let matches = list.matches else { return level.sections }
    return level.sections.indices.compactMap { section in
      let items = matches.entries(from: level.starts[section], to: level.starts[section + 1])
        .map { level[Int($0)] }
      return items.isEmpty
        ? nil : ListPickerSection(title: level.sections[section].title, items: items)
    }
  }

  /// The values that Select All acts on: those in view after the search, and those of their further levels (LP-20).
  ///
  /// - Parameter section: A section of the level, or nil for all.
  /// - Returns: The numbers of the values.
  func visibleValues(ofSection section: Int? = nil) -> [Int32] {
    let level = level
    let lower = section.map { level.starts[$0] } ?? 0
    let upper = section.map { level.starts[$0 + 1] } ?? level.count
    guard let matches = list?.matches else {
      return (lower..<upper).flatMap { level.values(of: $0) }
    }
    return matches.entries(from: lower, to: upper).flatMap { level.values(of: Int($0)) }
  }

  /// The button of the group of all values (LP-19 to LP-21, LP-29).
  ///
  /// None where several titled sections each have a button of their own; see ``button(ofSection:)``.
  public var allGroupButton: ListPickerHeaderButton {
    level.titledCount > 1 ? .none : button(ofSection: nil)
  }

  /// The button in the header of a section of the shown level, or of all of them for nil (LP-19 to LP-21, LP-29).
  ///
  /// Linear in the values of the section.
  ///
  /// - Parameter section: The index among the level's sections that have values.
  /// - Returns: The button.
  public func button(ofSection section: Int?) -> ListPickerHeaderButton {
    guard configuration.allowsMultipleSelection, list != nil,
      section.map(level.sections.indices.contains) ?? true
    else { return .none }
    let values = visibleValues(ofSection: section)
    let pool = pool
    return !values.isEmpty && values.allSatisfy { pool.contains(Int($0)) }
      ? .deselectAll : .selectAll
  }

  mutating func tap(_ id: ItemID) -> [ListPickerEffect] {
    guard let path = list?.path, let item = item(id) else { return [] }
    if item.isGroup { return [.pushed(id)] + show(path: path + [id]) }
    if configuration.closesOnTap { return choose(values.selection(of: [id])) + close() }
    let number = values.number(of: id)
    var choice = pool
    if !isChosen(id) {
      if !configuration.allowsMultipleSelection {
        choice = values.selection(of: [id])
      } else if let number {
        choice.insert(number)
      }
    } else if !configuration.allowsEmptySelection, choice.total <= 1 {
      // The last value stays where there must be one.
      return endSearchAfterChoice()
    } else if let number {
      choice.remove(number)
    } else {
      choice.others.removeAll { $0 == id }
    }
    return choose(choice) + endSearchAfterChoice()
  }

  private mutating func endSearchAfterChoice() -> [ListPickerEffect] {
    configuration.isSearchCancelledAfterSelection ? search(isActive: false, text: "") : []
  }

  func isChosen(_ id: ItemID) -> Bool {
    values.number(of: id).map(pool.contains) ?? pool.others.contains(id)
  }

  /// The entry of an id in the shown level, or a chosen value in the Selected group.
  private func item(_ id: ItemID) -> ListPickerEntry? {
    let level = level
    if let entry = entryNumber(of: id, in: level),
      list?.matches?.containsSorted(Int32(entry)) ?? true
    {
      return level[entry]
    }
    return mayShowSelectedGroup && isChosen(id) ? values[id] : nil
  }

  /// The number of an entry in the shown level.
  func entryNumber(of id: ItemID, in level: ListPickerLevel) -> Int? {
    if !isNested, let number = values.number(of: id) { return values.topEntry(number) }
    return level.entry(withID: id)
  }

  /// Chooses the values of a section, or of all for nil, or takes them out.
  mutating func press(
    _ button: ListPickerHeaderButton, ofSection section: Int? = nil
  ) -> [ListPickerEffect] {
    guard button != .none else { return [] }
    var choice = pool
    for number in visibleValues(ofSection: section) {
      if button == .selectAll { choice.insert(Int(number)) } else { choice.remove(Int(number)) }
    }
    return choose(choice)
  }

  mutating func deselectSelected() -> [ListPickerEffect] {
    mayShowSelectedGroup && configuration.allowsMultipleSelection
      ? choose(ListPickerSelection(among: values.count)) : []
  }

  /// Replaces the pool by some values, and the value too if there is no pool.
  mutating func choose(_ choice: ListPickerSelection) -> [ListPickerEffect] {
    var choice = choice
    // A pool may be empty, as it cannot be applied then. A value must not.
    if choice.isEmpty, !hasPool, !configuration.allowsEmptySelection {
      choice = values.selection(of: value.prefix(1))
    }
    noteChoice { $0.pool = choice }
    guard !hasPool, choice != chosen else { return [] }
    chosen = choice
    return [.valueChanged(value)]
  }

  /// Changes the pool, and keeps the values below the Selected group where they are.
  mutating func noteChoice(_ change: (inout ListPickerList) -> Void) {
    guard var list else { return }
    let before = list.pool
    change(&list)
    if list.pool != before {
      list.basis = list.basis ?? before
      list.scroll.invalidate()
    }
    self.list = list
  }
}

extension [Int32] {
  /// The numbers from one to before another, of numbers in order.
  func entries(from lower: Int, to upper: Int) -> ArraySlice<Int32> {
    self[firstIndex(atLeast: lower)..<firstIndex(atLeast: upper)]
  }

  /// Whether a number is among numbers in order.
  func containsSorted(_ number: Int32) -> Bool {
    let index = firstIndex(atLeast: Int(number))
    return index < count && self[index] == number
  }

  /// The index of the first number that is not lower, of numbers in order.
  func firstIndex(atLeast number: Int) -> Int {
    BinarySearch.lowerBound(count) { Int(self[$0]) < number }
  }
}

extension ListPickerLevel {
  /// The number of sections with a title.
  var titledCount: Int { sections.reduce(0) { $0 + ($1.title == nil ? 0 : 1) } }
}

/// The button of a section header (LP-29).
public enum ListPickerHeaderButton: Hashable, Sendable, CaseIterable {
  /// No button.
  case none
  /// Chooses all values of the section.
  case selectAll
  /// Takes all values of the section out.
  case deselectAll
}
