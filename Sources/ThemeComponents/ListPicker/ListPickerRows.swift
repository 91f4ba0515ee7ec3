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

  private enum Content: Hashable {
    case one(Row)
    case selected
    /// Entries from a place on: their numbers, or the places of their numbers among the matches.
    case entries(from: Int)
  }

  private var contents: [Content] = []
  /// The first row of each content, and at the end the number of rows.
  private var starts = [0]
  private let matches: [Int32]?

  init(matches: [Int32]?) { self.matches = matches }

  /// The number of rows.
  var count: Int { starts[starts.count - 1] }

  mutating func append(_ row: Row) { append(.one(row), count: 1) }

  mutating func appendSelected(count: Int) { append(.selected, count: count) }

  /// Adds the entries of a level from one number to before another, as far as the search found them.
  ///
  /// - Returns: How many there are.
  mutating func appendEntries(from lower: Int, to upper: Int) -> Int {
    let places =
      matches.map { $0.firstIndex(atLeast: lower)..<$0.firstIndex(atLeast: upper) }
      ?? lower..<upper
    append(.entries(from: places.lowerBound), count: places.count)
    return places.count
  }

  mutating func removeLast() {
    contents.removeLast()
    starts.removeLast()
  }

  private mutating func append(_ content: Content, count: Int) {
    contents.append(content)
    starts.append(starts[starts.count - 1] + count)
  }

  /// The row with a number.
  subscript(row: Int) -> Row {
    let index = content(of: row)
    switch contents[index] {
    case .one(let row): return row
    case .selected: return .selected(row - starts[index])
    case .entries(let first):
      let place = first + row - starts[index]
      return .entry(matches.map { Int($0[place]) } ?? place)
    }
  }

  private func content(of row: Int) -> Int {
    BinarySearch.lowerBound(contents.count) { starts[$0 + 1] <= row }
  }

  /// The row of an entry of the level, or nil if the search did not find it.
  func row(ofEntry entry: Int) -> Int? {
    var place = entry
    if let matches {
      guard matches.containsSorted(Int32(entry)) else { return nil }
      place = matches.firstIndex(atLeast: entry)
    }
    for (index, content) in contents.enumerated() {
      guard case .entries(let first) = content else { continue }
      let row = starts[index] + place - first
      if row >= starts[index], row < starts[index + 1] { return row }
    }
    return nil
  }

  /// The rows that are not entries or chosen values, at most some of them.
  func others(atMost limit: Int) -> [Int] {
    var rows: [Int] = []
    for (index, content) in contents.enumerated() where rows.count < limit {
      if case .one = content { rows.append(starts[index]) }
    }
    return rows
  }
}

/// Why a list shows no values.
///
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
  ///
  /// Linear in the sections of the level.
  func rows(withSelectedGroup: Bool) -> ListPickerRows {
    var rows = ListPickerRows(matches: list?.matches)
    if withSelectedGroup {
      rows.append(.selectedHeader)
      rows.appendSelected(count: shownCount(of: pool))
    }
    if availability == .ready { appendValues(to: &rows, withSelectedGroup: withSelectedGroup) }
    if let notice { rows.append(.notice(notice)) }
    if configuration.prompt != nil { rows.append(.footer) }
    return rows
  }

  private func appendValues(to rows: inout ListPickerRows, withSelectedGroup: Bool) {
    let level = level
    let titled = level.titledCount
    let needsHeader = withSelectedGroup || configuration.allowsMultipleSelection
    for section in level.sections.indices {
      let hasTitle = level.sections[section].title != nil
      let hasHeader = hasTitle || (section == 0 && titled == 0 && needsHeader)
      // A header for all values has a button for all values.
      if hasHeader { rows.append(.header(section: titled > 1 ? section : nil)) }
      let count = rows.appendEntries(from: level.starts[section], to: level.starts[section + 1])
      if count == 0 {
        rows.removeLast()
        if hasHeader { rows.removeLast() }
      }
    }
  }

  /// Why there is nothing to choose, or nil if there is something.
  var notice: ListPickerNotice? {
    switch availability {
    case .loading: .loading
    case .failed: .failed
    case .ready:
      if hasNoResults { .noResults } else if level.count == 0 { .empty } else { nil }
    }
  }

  /// The number of rows of the Selected group: chosen values whose entries are known.
  func shownCount(of choice: ListPickerSelection) -> Int {
    choice.count + choice.others.count { values[$0] != nil }
  }

  /// The entry of a row of the Selected group.
  func selectedEntry(_ number: Int) -> ListPickerEntry? {
    if let value = pool.value(at: number) { return values.entry(value) }
    let others = pool.others.lazy.compactMap { values[$0] }
    return others.dropFirst(number - pool.count).first
  }
}
