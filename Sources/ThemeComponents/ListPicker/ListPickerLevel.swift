import ThemeTable

/// The entries of one level by their numbers, section after section: all of them, or those that a search found.
struct ListPickerLevel: Hashable, Sendable {
  struct Section: Hashable {
    /// Its index in the whole level.
    let index: Int
    let title: String?
    /// The app's own view in place of the title.
    let view: CustomView?
    /// The place of its first entry.
    let start: Int
    /// Its first row: the header if it has a title.
    let firstRow: Int

    /// Whether a row above the entries shows title or view.
    var hasHeader: Bool { title != nil || view != nil }
  }

  /// The sections that have entries.
  private(set) var sections: [Section] = []
  private(set) var entries: [Int] = []
  /// The number of sections with a header.
  private(set) var titledCount = 0

  /// The number of rows: entries, and headers of sections that have one.
  var rowCount: Int { entries.count + titledCount }

  /// Adds a section unless it has no entries.
  mutating func append(_ title: String?, _ view: CustomView?, _ numbers: some Sequence<Int>, index: Int? = nil) {
    let section = Section(
      index: index ?? sections.count, title: title, view: view, start: entries.count, firstRow: rowCount)
    entries += numbers
    guard entries.count > section.start else { return }
    sections.append(section)
    if section.hasHeader { titledCount += 1 }
  }

  /// The level with some of its entries alone.
  ///
  /// - Parameters:
  ///   - keepsIndexes: Whether sections keep the indexes that they have in the whole level, as in the hits of a search.
  ///   - isKept: Returns whether an entry stays.
  /// - Returns: The level.
  func filtered(keepsIndexes: Bool, _ isKept: (Int) -> Bool) -> ListPickerLevel {
    var level = ListPickerLevel()
    for (place, section) in sections.enumerated() {
      let entries = entries(ofSection: place).filter(isKept)
      level.append(section.title, section.view, entries, index: keepsIndexes ? section.index : nil)
    }
    return level
  }

  /// The entries of the section at a place.
  func entries(ofSection place: Int) -> ArraySlice<Int> {
    entries[sections[place].start..<(place + 1 < sections.count ? sections[place + 1].start : entries.count)]
  }

  /// The entries of the section with an index in the whole level, or of all for nil.
  func entries(ofIndex index: Int?) -> ArraySlice<Int> {
    guard let index else { return entries[...] }
    let place = BinarySearch.lowerBound(sections.count) { sections[$0].index < index }
    return place < sections.count && sections[place].index == index ? entries(ofSection: place) : []
  }

  /// The section of a row, and the number of the row's entry; no number for the section's header.
  func content(ofRow row: Int) -> (section: Section, entry: Int?) {
    let section = sections[BinarySearch.lowerBound(sections.count) { sections[$0].firstRow <= row } - 1]
    let place = row - section.firstRow - (section.hasHeader ? 1 : 0)
    return (section, place < 0 ? nil : entries[section.start + place])
  }

  /// The first row of an entry, or nil if it is not in the level.
  func row(of number: Int) -> Int? {
    guard let place = entries.firstIndex(of: number) else { return nil }
    let section = sections[BinarySearch.lowerBound(sections.count) { sections[$0].start <= place } - 1]
    return section.firstRow + (section.hasHeader ? 1 : 0) + place - section.start
  }
}

/// Ascending numbers, each once, such as those of chosen values.
struct NumberList: Hashable, Sendable {
  private(set) var numbers: [Int]

  var count: Int { numbers.count }
  var isEmpty: Bool { numbers.isEmpty }

  init(_ numbers: [Int] = []) {
    let sorted = numbers.sorted()
    self.numbers = sorted.prefix(1) + zip(sorted, sorted.dropFirst()).filter { $0 != $1 }.map { $1 }
  }

  /// The place of the first number that is not less than a number.
  private func place(of number: Int) -> Int { BinarySearch.lowerBound(count) { numbers[$0] < number } }

  func contains(_ number: Int) -> Bool {
    let place = place(of: number)
    return place < count && numbers[place] == number
  }

  /// Whether all numbers of another list are in this one.
  func contains(_ other: NumberList) -> Bool { other.count <= count && other.numbers.allSatisfy { contains($0) } }

  mutating func insert(_ number: Int) { if !contains(number) { numbers.insert(number, at: place(of: number)) } }

  mutating func remove(_ number: Int) { if contains(number) { numbers.remove(at: place(of: number)) } }

  mutating func insert(_ other: NumberList) { if !contains(other) { self = NumberList(numbers + other.numbers) } }

  mutating func remove(_ other: NumberList) { numbers.removeAll { other.contains($0) } }
}
