/// Choosing values (LP-05 to LP-07, LP-19 to LP-21, LP-25).
extension ListPickerFormCell {
  /// The chosen values as the list shows them: the pool while it is open, else the value.
  ///
  /// Linear in their number.
  public var selection: [ItemID] { values.ids(of: pool) }

  /// The number of chosen values.
  public var selectionCount: Int { pool.count }

  var pool: NumberList { list?.pool ?? chosen }

  /// Whether choices wait for Apply.
  var hasPool: Bool { configuration.hasPool }

  /// Whether a further level is shown.
  var isNested: Bool { list?.path.isEmpty == false }

  /// The sections of the shown level after the search (LP-22).
  ///
  /// Linear in the values of the level.
  public var visibleSections: [ListPickerSection] { values.sections(of: shown) }

  /// The entries that can be seen: none while they are on their way or could not be had.
  var shown: ListPickerLevel { availability == .ready ? list?.shown ?? ListPickerLevel() : ListPickerLevel() }

  /// The button of the group of all values (LP-19 to LP-21, LP-29).
  ///
  /// None where several titled sections each have a button of their own; see ``button(ofSection:)``.
  public var allGroupButton: ControlID? { level.titledCount > 1 ? nil : button(ofSection: nil) }

  /// The button in the header of a section of the shown level, or of all of them for nil (LP-19 to LP-21, LP-29).
  ///
  /// - Parameter section: The index among the level's sections that have values.
  /// - Returns: Select All or Deselect All; nil for no button.
  public func button(ofSection section: Int?) -> ControlID? {
    guard configuration.allowsMultipleSelection, list != nil, section.map(level.sections.indices.contains) ?? true
    else { return nil }
    let visible = visibleValues(ofSection: section)
    return !visible.isEmpty && pool.contains(visible) ? .deselectAll : .selectAll
  }

  /// The values that Select All acts on: those in view after the search, and those of their further levels (LP-20).
  private func visibleValues(ofSection section: Int?) -> NumberList {
    values.values(below: shown.entries(ofIndex: section))
  }

  mutating func tap(_ id: ItemID) -> [ListPickerEffect] {
    guard let path = list?.path, let number = number(of: id) else { return [] }
    if values[number].isGroup { return [.pushed(id)] + show(path: path + [id]) }
    let alone = NumberList([number])
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

  /// The number of an entry in view, or of a chosen value in the Selected group.
  private func number(of id: ItemID) -> Int? {
    if let number = values.numbers(of: id).first(where: shown.entries.contains) { return number }
    return values.value(id).flatMap { mayShowSelectedGroup && pool.contains($0) ? $0 : nil }
  }

  /// Chooses the values of a section, or of all for nil, or takes them out.
  mutating func press(_ button: ControlID?, ofSection section: Int? = nil) -> [ListPickerEffect] {
    guard let button else { return [] }
    let visible = visibleValues(ofSection: section)
    var choice = pool
    if button == .selectAll { choice.insert(visible) } else { choice.remove(visible) }
    return choose(choice)
  }

  /// Replaces the pool by some values, and the value too if there is no pool.
  mutating func choose(_ choice: NumberList) -> [ListPickerEffect] {
    var choice = choice
    // A pool may be empty, as it cannot be applied then. A value must not.
    if choice.isEmpty, !hasPool, !configuration.allowsEmptySelection {
      choice = NumberList(Array(chosen.numbers.prefix(1)))
    }
    note(pool: choice)
    guard !hasPool, choice != chosen else { return [] }
    chosen = choice
    return [.valueChanged(value)]
  }

  /// Changes the pool, and keeps the values below the Selected group where they are.
  mutating func note(pool: NumberList) {
    guard let before = list?.pool, before != pool else { return }
    list?.pool = pool
    if list?.basis == nil { list?.basis = before }
    list?.scroll.invalidate()
  }

  // MARK: The parts of the list besides the values (LP-02, LP-15 to LP-18, LP-24)

  /// Whether the chosen values are repeated in a group at the top, as far as the state can tell.
  ///
  /// Not while the search text is not empty, not when switched off, not on further levels, and not without a chosen value
  /// (LP-15 to LP-17). With single selection layout decides as well: only a list that is taller than the view has the
  /// group (LP-18).
  public var mayShowSelectedGroup: Bool { mayShowSelectedGroup(for: pool) }

  func mayShowSelectedGroup(for choice: NumberList) -> Bool {
    guard let list, configuration.showsSelectedGroup else { return false }
    return list.searchText.isEmpty && list.path.isEmpty && !choice.isEmpty
  }

  /// The chosen values as the Selected group shows them.
  public var selectedItems: [ListPickerEntry] { pool.numbers.map { values[$0] } }

  /// Whether there is an anchor button, which shows the number of chosen values: only with several choices in a sheet
  /// (LP-24).
  public var hasAnchorButton: Bool { configuration.hasAnchorButton && list != nil }

  /// Whether a search found nothing (LP-22).
  public var hasNoResults: Bool {
    availability == .ready && list?.searchText.isEmpty == false && shown.entries.isEmpty
  }

  /// The value of the form cell: the titles of the chosen values (LP-01).
  ///
  /// A value that is not loaded yet has the title that the app gave with it, or else its id.
  public var valueText: String { text(of: chosen.numbers) }

  /// Whether the values are what a list picker is meant for: more than 8, or a changing number (LP-02).
  public var isAdvisable: Bool { configuration.hasDynamicValues || values.listedValues.count > 8 }

  /// Advice about the values: their faults, and whether they are too few for a list; for previews and developers.
  public var advice: [DataAdvice] {
    let faults: [DataAdvice] = level.entries.isEmpty ? [.noItems] : values.hasDuplicates ? [.duplicateIDs] : []
    return isAdvisable ? faults : faults + [.fewValues]
  }

  /// The text of the form cell as far as it can be seen or heard.
  public var shownValue: PickerValueText {
    PickerValueText(count: chosen.count, strings: configuration.strings) { text(of: chosen.numbers.prefix($0)) }
  }

  private func text(of numbers: some Sequence<Int>) -> String {
    numbers.map { values[$0].title }.joined(separator: configuration.strings.separator)
  }
}
