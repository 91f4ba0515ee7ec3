/// The parts of the list besides the values (LP-02, LP-15 to LP-18, LP-24).
extension ListPickerFormCell {
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
  public var hasAnchorButton: Bool {
    configuration.showsAnchorButton && configuration.allowsMultipleSelection && configuration.isSheet && list != nil
  }

  /// Whether a search found nothing (LP-22).
  public var hasNoResults: Bool {
    guard availability == .ready, let list, !list.searchText.isEmpty else { return false }
    return list.shown.entries.isEmpty
  }

  /// The value of the form cell: the titles of the chosen values (LP-01).
  ///
  /// A value that is not loaded yet has the title that the app gave with it, or else its id.
  public var valueText: String { text(of: chosen.numbers) }

  /// Whether the values are what a list picker is meant for: more than 8, or a changing number (LP-02).
  public var isAdvisable: Bool { configuration.hasDynamicValues || values.listedValues.count > 8 }

  /// No form cell has room for the titles of more values.
  static let mostDrawnValues = 500

  /// The text of the form cell as far as it can be seen: of very many values only the first ones.
  var drawnValueText: String {
    let most = Self.mostDrawnValues
    return text(of: chosen.numbers.prefix(most)) + (chosen.count > most ? "…" : "")
  }

  private func text(of numbers: some Sequence<Int>) -> String {
    numbers.map { values[$0].title }.joined(separator: configuration.strings.separator)
  }
}
