/// Choosing values (LP-05 to LP-07, LP-19 to LP-21, LP-25).
extension ListPickerFormCell {
  /// The chosen values as the list shows them: the pool while it is open, else the value.
  ///
  /// Linear in their number.
  public var selection: [ItemID] { values.ids(of: pool) }

  /// The number of chosen values.
  public var selectionCount: Int { pool.count }

  var pool: NumberSet { list?.pool ?? chosen }

  /// Whether choices wait for Apply.
  var hasPool: Bool { configuration.mode == .confirmed && !configuration.closesOnTap }

  /// Whether a further level is shown.
  var isNested: Bool { list?.path.isEmpty == false }

  /// The sections of the shown level after the search (LP-22).
  ///
  /// Linear in the values of the level.
  public var visibleSections: [ListPickerSection] { list.map { values.sections(of: level, found: $0.matches) } ?? [] }

  /// The values that Select All acts on: those in view after the search, and those of their further levels (LP-20).
  private var visibleValues: NumberSet { list?.matches?.values ?? level.all }

  /// The button of the group of all values (LP-19 to LP-21, LP-29).
  ///
  /// None where several titled sections each have a button of their own; see ``button(ofSection:)``.
  public var allGroupButton: ControlID? { level.titledCount > 1 ? nil : button(ofSection: nil) }

  /// The button in the header of a section of the shown level, or of all of them for nil (LP-19 to LP-21, LP-29).
  ///
  /// - Parameter section: The index among the level's sections that have values.
  /// - Returns: Select All or Deselect All; nil for no button.
  public func button(ofSection section: Int?) -> ControlID? {
    let level = level
    guard configuration.allowsMultipleSelection, list != nil, section.map(level.titles.indices.contains) ?? true else {
      return nil
    }
    let (visible, range) = visibleValues(ofSection: section, in: level)
    let counts = visible.counts(in: range, sharedWith: pool)
    return counts.own == 0 && counts.shared > 0 ? .deselectAll : .selectAll
  }

  /// The visible values of a section: those of a set in a range of numbers.
  private func visibleValues(ofSection section: Int?, in level: ListPickerLevel) -> (set: NumberSet, range: Range<Int>)
  {
    if let range = level.numbers(ofSection: section) { return (visibleValues, range) }
    let values = NumberSet(level.values(at: level.places(ofSection: section)))
    return (values.members(of: visibleValues), 0..<Int.max)
  }

  mutating func tap(_ id: ItemID) -> [ListPickerEffect] {
    guard let path = list?.path, let item = item(id) else { return [] }
    if item.isGroup { return [.pushed(id)] + show(path: path + [id]) }
    guard let number = values.table.value(id) else { return [] }
    let alone = NumberSet([number])
    if configuration.closesOnTap { return choose(alone) + close() }
    var choice = pool
    if !choice.contains(number) {
      if configuration.allowsMultipleSelection { choice.insert(number) } else { choice = alone }
    } else if !configuration.allowsEmptySelection, choice.count <= 1 {
      // The last value stays where there must be one.
      return endSearchAfterChoice()
    } else {
      choice.remove(number)
    }
    return choose(choice) + endSearchAfterChoice()
  }

  private mutating func endSearchAfterChoice() -> [ListPickerEffect] {
    configuration.isSearchCancelledAfterSelection ? search(isActive: false, text: "") : []
  }

  func isChosen(_ entry: ListPickerEntry) -> Bool {
    !entry.isGroup && values.table.value(entry.id).map(pool.contains) ?? false
  }

  /// The entry of an id in the shown level, or a chosen value in the Selected group.
  private func item(_ id: ItemID) -> ListPickerEntry? {
    let level = level
    for number in [values.table.value(id), values.table.group(id)] {
      guard let number, let place = level.place(of: number) else { continue }
      if list?.matches?.contains(place) ?? true { return values.table[number] }
    }
    guard mayShowSelectedGroup, let number = values.table.value(id), pool.contains(number) else { return nil }
    return values.table[number]
  }

  /// The entry at a place of the shown level.
  func entry(at place: Int) -> ListPickerEntry { values.table[Int(level.entries[place])] }

  /// The place of an entry in the shown level, or nil if it is not there.
  func place(of id: ItemID, in level: ListPickerLevel) -> Int? {
    values.table.value(id).flatMap(level.place(of:)) ?? values.table.group(id).flatMap(level.place(of:))
  }

  /// Chooses the values of a section, or of all for nil, or takes them out.
  mutating func press(_ button: ControlID?, ofSection section: Int? = nil) -> [ListPickerEffect] {
    guard let button else { return [] }
    let (visible, range) = visibleValues(ofSection: section, in: level)
    var choice = pool
    if button == .selectAll { choice.insert(visible, in: range) } else { choice.remove(visible, in: range) }
    return choose(choice)
  }

  /// Replaces the pool by some values, and the value too if there is no pool.
  mutating func choose(_ choice: NumberSet) -> [ListPickerEffect] {
    var choice = choice
    // A pool may be empty, as it cannot be applied then. A value must not.
    if choice.isEmpty, !hasPool, !configuration.allowsEmptySelection {
      choice = NumberSet(values.top.ordered(chosen, atMost: 1))
    }
    note(pool: choice)
    guard !hasPool, choice != chosen else { return [] }
    chosen = choice
    return [.valueChanged(value)]
  }

  /// Changes the pool, and keeps the values below the Selected group where they are.
  mutating func note(pool: NumberSet) {
    guard let before = list?.pool, before != pool else { return }
    list?.pool = pool
    if list?.basis == nil { list?.basis = before }
    list?.scroll.invalidate()
  }
}
