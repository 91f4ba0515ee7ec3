/// The rows of a list picker's list, from top to bottom: found by their number, never made all at once.
struct ListPickerRows {
  /// One row.
  enum Row: Hashable {
    /// The header of the Selected group.
    case selectedHeader
    /// A value of the Selected group, by its number.
    case selected(Int)
    /// The header of a section, or of all values for nil.
    case header(section: Int?)
    /// An entry of the shown level, by its number.
    case entry(Int)
    /// There is nothing to choose, and why.
    case notice(ListPickerNotice)
    /// The prompt.
    case footer
  }

  /// The values of the Selected group; nil without that group.
  let selected: NumberList?
  /// Whether a header is above sections without titles.
  let hasHeader: Bool
  /// Whether each section's header has a button of its own; a header for all values has a button for all values.
  let hasButtons: Bool
  let entries: ListPickerLevel
  let ends: [Row]

  /// The number of rows.
  var count: Int { start + entries.rowCount + ends.count }

  private var selectedCount: Int { selected.map { $0.count + 1 } ?? 0 }

  /// The first row of the sections.
  private var start: Int { selectedCount + (hasHeader ? 1 : 0) }

  subscript(row: Int) -> Row {
    if let selected, row <= selected.count { return row == 0 ? .selectedHeader : .selected(selected.numbers[row - 1]) }
    if row < start { return .header(section: nil) }
    let row = row - start
    guard row < entries.rowCount else { return ends[row - entries.rowCount] }
    let (section, entry) = entries.content(ofRow: row)
    return entry.map { .entry($0) } ?? .header(section: hasButtons ? section.index : nil)
  }

  /// The row of an entry, or nil if the search did not find it.
  func row(ofEntry number: Int) -> Int? { entries.row(of: number).map { $0 + start } }

  /// The rows that are no entries, so many at most; their heights are known without a look at any entry.
  func others(atMost most: Int) -> [Int] {
    var rows = selected != nil ? [0] : []
    if hasHeader { rows.append(selectedCount) }
    rows += entries.sections.lazy.filter { $0.hasHeader }.prefix(most).map { $0.firstRow + start }
    return rows + ends.indices.map { start + entries.rowCount + $0 }
  }
}

/// The raw value names the notice's node.
enum ListPickerNotice: String, CaseIterable {
  case loading, failed
  case empty = "no-values"
  case noResults = "no-results"
}

extension ListPickerFormCell {
  /// The rows of the list.
  ///
  /// The Selected group is left out on request.
  func rows(withSelectedGroup: Bool) -> ListPickerRows {
    let entries = shown
    var ends: [ListPickerRows.Row] = []
    if let notice { ends.append(.notice(notice)) }
    if configuration.prompt != nil { ends.append(.footer) }
    return ListPickerRows(
      selected: withSelectedGroup ? pool : nil,
      hasHeader: entries.rowCount > 0 && level.titledCount == 0
        && (withSelectedGroup || configuration.allowsMultipleSelection), hasButtons: level.titledCount > 1,
      entries: entries, ends: ends)
  }

  /// Why there is nothing to choose, or nil if there is something.
  var notice: ListPickerNotice? {
    switch availability {
    case .loading: .loading
    case .failed: .failed
    case .ready: if hasNoResults { .noResults } else if level.entries.isEmpty { .empty } else { nil }
    }
  }
}
