import ThemeTable

/// The entries of one level, one after the other, with the values that can be chosen at or below each.
struct ListPickerLevel: Sendable {
  /// The titles of the sections that have entries.
  let titles: [String?]
  /// The place of each section's first entry; the last element is the number of entries.
  let starts: [Int]
  /// The numbers of the entries in their order.
  let entries: [Int32]
  /// The numbers of the values at or below the entries, in their order.
  let values: [Int32]
  /// Where the values of each entry begin; nil if every entry is one value.
  private let valueStarts: [Int32]?
  /// The values of the level.
  let all: NumberSet
  /// The number of sections with a title.
  let titledCount: Int
  /// Whether the numbers of the values ascend, as where the level is the first list of its picker.
  private let isAscending: Bool

  /// A level of some sections; those without entries are left out.
  init(_ sections: [(title: String?, entries: [Int32])], in table: ListPickerTable) {
    let sections = sections.filter { !$0.entries.isEmpty }
    var starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.entries.count) }
    self.init(
      sections.map { $0.title }, starts, sections.count == 1 ? sections[0].entries : sections.flatMap { $0.entries },
      adding: table.hasGroups ? { table.addValues(below: table[Int($1)], to: &$2) } : nil)
  }

  /// A level with a function that adds the values at or below the entry of a place; nil if every entry is one value.
  ///
  /// Its set of values is told if it is known, and whether they are known to ascend.
  private init(
    _ titles: [String?], _ starts: [Int], _ entries: [Int32], all: NumberSet? = nil, isAscending: Bool = false,
    adding addValues: ((Int, Int32, inout [Int32]) -> Void)?
  ) {
    self.titles = titles
    titledCount = titles.count { $0 != nil }
    self.starts = starts
    self.entries = entries
    var values = addValues == nil ? entries : []
    valueStarts = addValues.map { add in
      [0]
        + entries.indices.map { place in
          add(place, entries[place], &values)
          return Int32(truncatingIfNeeded: values.count)
        }
    }
    self.values = values
    self.all = all ?? NumberSet(values)
    self.isAscending = isAscending || zip(values, values.dropFirst()).allSatisfy { $0 < $1 }
  }

  var count: Int { entries.count }

  /// The places of a section's entries, or of all for nil.
  func places(ofSection section: Int?) -> Range<Int> { section.map { starts[$0]..<starts[$0 + 1] } ?? 0..<count }

  /// The values at or below the entries at some places.
  func values(at places: Range<Int>) -> ArraySlice<Int32> {
    guard let valueStarts else { return values[places] }
    return values[Int(valueStarts[places.lowerBound])..<Int(valueStarts[places.upperBound])]
  }

  /// The values of a section, as a range of numbers in which no other section has any; nil if there is no such range.
  func numbers(ofSection section: Int?) -> Range<Int>? {
    guard section != nil, titles.count > 1 else { return 0..<Int.max }
    let values = values(at: places(ofSection: section))
    guard let first = values.first, let last = values.last else { return 0..<0 }
    return isAscending ? Int(first)..<Int(last) + 1 : nil
  }

  /// The place of an entry; nil if it is not in the level.
  func place(of number: Int) -> Int? {
    let wanted = Int32(truncatingIfNeeded: number)
    guard isAscending, valueStarts == nil else { return entries.firstIndex(of: wanted) }
    let place = BinarySearch.lowerBound(count) { entries[$0] < wanted }
    return place < count && entries[place] == wanted ? place : nil
  }

  /// The places of some entries, in order; linear in the level only if its numbers do not ascend.
  func places(of numbers: NumberSet) -> [Int] {
    isAscending && valueStarts == nil
      ? numbers.prefix().compactMap(place(of:)) : entries.indices.filter { numbers.contains(Int(entries[$0])) }
  }

  /// The level without the entries at some places, which ascend, once some groups in it have other values.
  ///
  /// Linear in the level; only the groups that changed are looked into.
  func removing(_ places: [Int], changed: NumberSet, in table: ListPickerTable) -> ListPickerLevel {
    let starts = starts.map { start in start - BinarySearch.lowerBound(places.count) { places[$0] < start } }
    let sections = titles.indices.filter { starts[$0] < starts[$0 + 1] }
    // The runs of places that stay are copied whole.
    let kept = entries.indices.runs(without: places)
    var old = kept.joined().makeIterator()
    let gone = NumberSet(places.map { entries[$0] })
    return ListPickerLevel(
      sections.map { titles[$0] }, sections.map { starts[$0] } + [count - places.count], kept.flatMap { entries[$0] },
      all: valueStarts == nil ? all.members(of: gone, false) : nil, isAscending: isAscending && valueStarts == nil,
      adding: valueStarts == nil
        ? nil
        : { _, number, values in
          guard let place = old.next() else { return }
          if changed.contains(Int(number)) {
            table.addValues(below: table[Int(number)], to: &values)
          } else {
            values += self.values(at: place..<place + 1)
          }
        })
  }

  /// The chosen values in the order of the level, then those that are not in it, so many at most.
  func ordered(_ chosen: NumberSet, atMost most: Int = .max) -> [Int] {
    let listed = isAscending ? chosen.members(of: all).prefix(most) : Array(listed(of: chosen).prefix(most))
    guard listed.count < min(most, chosen.count) else { return listed }
    return listed + chosen.members(of: all, false).prefix(most - listed.count)
  }

  /// The chosen value at a place in that order, or nil beyond the last one.
  func chosen(_ chosen: NumberSet, at place: Int) -> Int? {
    let listed = isAscending ? chosen.member(at: place, of: all) : listed(of: chosen).dropFirst(place).first
    return listed ?? chosen.member(at: place - chosen.counts(sharedWith: all).shared, of: all, false)
  }

  /// The chosen values of a level in which numbers do not ascend.
  private func listed(of chosen: NumberSet) -> [Int] {
    var rest = chosen
    return values.compactMap { number in
      guard rest.contains(Int(number)) else { return nil }
      rest.remove(Int(number))
      return Int(number)
    }
  }
}
