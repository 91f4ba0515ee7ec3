import ThemeTable

/// The rows of a list picker's list, from top to bottom: found by their number, never made all at once.
struct ListPickerRows {
  /// One row.
  enum Row: Hashable {
    /// The header of the Selected group.
    case selectedHeader
    /// A value of the Selected group, by its number there.
    case selected(Int)
    /// The header of a section, or of all values for nil.
    case header(section: Int?)
    /// An entry of the shown level, by its number there.
    case entry(Int)
    /// There is nothing to choose, and why.
    case notice(ListPickerNotice)
    /// The prompt.
    case footer
  }

  /// The number of rows of the Selected group, its header included; 0 without that group.
  let selectedCount: Int
  /// Whether a header is above sections without titles.
  let hasHeader: Bool
  let sections: ListPickerSectionRows
  let ends: [Row]

  /// The number of rows.
  var count: Int { start + sections.count + ends.count }

  /// The first row of the sections.
  private var start: Int { selectedCount + (hasHeader ? 1 : 0) }

  subscript(row: Int) -> Row {
    if row < selectedCount { return row == 0 ? .selectedHeader : .selected(row - 1) }
    if row < start { return .header(section: nil) }
    let row = row - start
    return row < sections.count ? sections[row] : ends[row - sections.count]
  }

  /// The row of an entry, or nil if the search did not find it.
  func row(ofEntry place: Int) -> Int? { sections.row(ofEntry: place).map { $0 + start } }

  /// The rows that are no entries, so many at most; their heights are known without a look at any entry.
  func others(atMost most: Int) -> [Int] {
    var rows = selectedCount > 0 ? [0] : []
    if hasHeader { rows.append(selectedCount) }
    rows += sections.headers(atMost: most).map { $0 + start }
    return rows + ends.indices.map { start + sections.count + $0 }
  }
}

/// The rows of the sections of a level, as far as a search found their entries.
///
/// Made when the values or the search change and kept until then.
struct ListPickerSectionRows: Hashable, Sendable {
  private struct Section: Hashable {
    /// Its index, or nil where one header is that of all values.
    let header: Int?
    let hasHeader: Bool
    /// Its first entry: the place in the level, or its index among the matches.
    let first: Int
  }

  private var sections: [Section] = []
  /// The first row of each section, and at the end the number of rows.
  private var starts = [0]
  private let matches: ListPickerMatches?

  init() { matches = nil }

  init(_ level: ListPickerLevel, _ matches: ListPickerMatches?) {
    self.matches = matches
    var next = 0
    for section in level.titles.indices {
      let (start, end) = (level.starts[section], level.starts[section + 1])
      let found = next..<(matches?.index(atLeast: end, from: next, count: end - start) ?? end)
      guard !found.isEmpty else { continue }
      next = found.upperBound
      let hasHeader = level.titles[section] != nil
      sections.append(
        Section(
          // A header for all values has a button for all values.
          header: level.titledCount > 1 ? section : nil, hasHeader: hasHeader, first: found.lowerBound))
      starts.append(count + found.count + (hasHeader ? 1 : 0))
    }
  }

  var count: Int { starts[starts.count - 1] }

  subscript(row: Int) -> ListPickerRows.Row {
    let index = BinarySearch.lowerBound(sections.count) { starts[$0 + 1] <= row }
    let section = sections[index]
    if section.hasHeader, row == starts[index] { return .header(section: section.header) }
    let place = section.first + row - starts[index] - (section.hasHeader ? 1 : 0)
    return .entry(matches.map { Int($0.places[place]) } ?? place)
  }

  /// The row of an entry, or nil if the search did not find it.
  func row(ofEntry place: Int) -> Int? {
    guard let place = matches.map({ $0.index(of: place) }) ?? place else { return nil }
    let index = BinarySearch.lowerBound(sections.count) { sections[$0].first <= place } - 1
    guard index >= 0 else { return nil }
    let section = sections[index]
    let row = starts[index] + (section.hasHeader ? 1 : 0) + place - section.first
    return row < starts[index + 1] ? row : nil
  }

  /// The rows of headers, so many at most.
  func headers(atMost most: Int) -> [Int] {
    sections.indices.lazy.filter { sections[$0].hasHeader }.prefix(most).map { starts[$0] }
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
    var sections = ListPickerSectionRows()
    if availability == .ready, let list { sections = list.rows }
    var ends: [ListPickerRows.Row] = []
    if let notice { ends.append(.notice(notice)) }
    if configuration.prompt != nil { ends.append(.footer) }
    return ListPickerRows(
      selectedCount: withSelectedGroup ? pool.count + 1 : 0,
      hasHeader: sections.count > 0 && level.titledCount == 0
        && (withSelectedGroup || configuration.allowsMultipleSelection), sections: sections, ends: ends)
  }

  /// Why there is nothing to choose, or nil if there is something.
  var notice: ListPickerNotice? {
    switch availability {
    case .loading: .loading
    case .failed: .failed
    case .ready: if hasNoResults { .noResults } else if level.count == 0 { .empty } else { nil }
    }
  }

  /// The entry of a row of the Selected group.
  func selectedEntry(_ number: Int) -> ListPickerEntry? { values.top.chosen(pool, at: number).map { values.table[$0] } }
}
