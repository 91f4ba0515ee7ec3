/// The values of a picker by their numbers: those of its list in its order, then chosen ones that the list lacks.
///
/// A value and a group of values may have the same id. Of entries with the same id the first one applies.
struct ListPickerValues: Equatable, Sendable {
  /// The deepest level of groups; what lies below is ignored.
  static let deepestLevel = 32

  /// The entries by number.
  ///
  /// Groups hold the values that the app gave them, whatever became of these.
  private var entries: [ListPickerEntry] = []
  private var values: [ItemID: Int] = [:]
  private var groups: [ItemID: Int] = [:]
  /// The entries of each group.
  private var children: [Int: [Int]] = [:]
  /// Whether the app gave two entries of its list the same id.
  private(set) var hasDuplicates = false
  /// The number of entries that the app gave as its list.
  private var listedCount = 0
  /// The entries that the app has deleted since.
  private var gone = NumberList()
  /// The top level.
  private(set) var top = ListPickerLevel()

  init(_ sections: [ListPickerSection]) {
    let size = sections.reduce(0) { $0 + $1.items.count }
    entries.reserveCapacity(size)
    values.reserveCapacity(size)
    for section in sections { top.append(section.title, section.headerView, section.items.map { add($0) }) }
    listedCount = entries.count
    hasDuplicates = top.entries.count + children.values.reduce(0) { $0 + $1.count } > listedCount
  }

  /// Adds an entry with all below it, and returns its number.
  private mutating func add(_ entry: ListPickerEntry, depth: Int = 0) -> Int {
    let next = entries.count
    let number = entry.isGroup ? Self.claim(&groups[entry.id], next) : Self.claim(&values[entry.id], next)
    guard number == next else { return number }
    entries.append(entry)
    if entry.isGroup {
      children[number] = depth < Self.deepestLevel ? entry.children.map { add($0, depth: depth + 1) } : []
    }
    return number
  }

  /// Fills an empty place of a dictionary, so that an id is looked up once.
  private static func claim(_ place: inout Int?, _ next: Int) -> Int {
    let number = place ?? next
    place = number
    return number
  }

  /// The entry of a number; a group may hold values that changed or are gone.
  subscript(number: Int) -> ListPickerEntry { entries[number] }

  /// The number of the value with an id, or nil for an unknown one.
  func value(_ id: ItemID) -> Int? { values[id] }

  /// The numbers of the value and of the group with an id.
  func numbers(of id: ItemID) -> [Int] { [values[id], groups[id]].compactMap { $0 } }

  /// The ids of chosen values.
  func ids(of choice: NumberList) -> [ItemID] { choice.numbers.map { entries[$0].id } }

  /// The sections as they are now; linear in the values.
  var sections: [ListPickerSection] { sections(of: top) }

  /// The sections of a level.
  func sections(of level: ListPickerLevel) -> [ListPickerSection] {
    level.sections.enumerated().map { place, section in
      ListPickerSection(
        title: section.title, headerView: section.view,
        items: level.entries(ofSection: place).compactMap { current(entries[$0]) })
    }
  }

  /// An entry with its values as they are now; nil if it is gone.
  private func current(_ entry: ListPickerEntry, depth: Int = 0) -> ListPickerEntry? {
    guard depth <= Self.deepestLevel, let number = entry.isGroup ? groups[entry.id] : values[entry.id] else {
      return entry
    }
    guard !gone.contains(number) else { return nil }
    guard entry.isGroup else { return entries[number] }
    var entry = entry
    entry.children = entry.children.compactMap { current($0, depth: depth + 1) }
    return entry
  }

  /// Whether a search finds an entry, or a value below it.
  func isFound(_ number: Int, by search: inout TextSearch) -> Bool {
    let entry = entries[number]
    return (entry.isGroup ? current(entry) : entry)?.isFound(by: &search) ?? false
  }

  /// The values at or below some entries.
  func values(below numbers: ArraySlice<Int>) -> NumberList {
    guard !children.isEmpty else { return NumberList(Array(numbers)) }
    var found: [Int] = []
    var seen: Set<Int> = []
    // From the end, so that the values come in ascending order.
    var open = Array(numbers.reversed())
    while let number = open.popLast() {
      if gone.contains(number) { continue }
      if !entries[number].isGroup {
        found.append(number)
      } else if seen.insert(number).inserted {
        open += (children[number] ?? []).reversed()
      }
    }
    return NumberList(found)
  }

  /// The values of the list.
  var listedValues: NumberList { values(below: top.entries[...]) }

  /// The level to which groups lead, the top level for no group; nil if the path does not exist.
  ///
  /// Linear in the entries of the levels.
  func level(at path: [ItemID]) -> ListPickerLevel? {
    var level = top
    for id in path {
      guard let group = groups[id], level.entries.contains(group) else { return nil }
      level = ListPickerLevel()
      level.append(nil, nil, (children[group] ?? []).filter { !gone.contains($0) })
    }
    return level
  }

  /// The title of the group that a path leads to, or nil for no group.
  func title(at path: [ItemID]) -> String? { path.last.flatMap { groups[$0] }.map { entries[$0].title } }

  /// The choice of some ids; one that no value has yet is kept under its title, or under the id itself.
  mutating func choice(of ids: [ItemID], titles: [ItemID: String] = [:]) -> NumberList {
    for (id, title) in titles.sorted(by: { $0.key < $1.key }) {
      let entry = ListPickerEntry(id: id, title)
      let number = add(entry)
      // A value that nobody has given a title yet.
      if number >= listedCount, entries[number].title == id.rawValue { entries[number] = entry }
    }
    return NumberList(ids.map { add(ListPickerEntry(id: $0, $0.rawValue)) })
  }

  /// Replaces the list; whatever is chosen stays chosen.
  ///
  /// Linear in the values and in the chosen ones, but for sorting the latter where their order changed.
  mutating func replace(by sections: [ListPickerSection], choices: [NumberList]) -> [NumberList] {
    var isChosen = Array(repeating: false, count: entries.count)
    for choice in choices { for number in choice.numbers { isChosen[number] = true } }
    let old = self
    self = ListPickerValues(sections)
    // Those that the list lacks keep their order, whichever choice they are in.
    let places = old.entries.indices.map { isChosen[$0] ? add(old.entries[$0]) : 0 }
    return choices.map { choice in NumberList(choice.numbers.map { places[$0] }) }
  }

  /// Gives some known values newer contents.
  mutating func update(_ news: [ListPickerEntry]) {
    for entry in news where !entry.isGroup { if let number = values[entry.id] { entries[number] = entry } }
  }

  /// Takes values and groups out of the list.
  ///
  /// - Returns: The entries that are gone.
  mutating func remove(_ ids: [ItemID]) -> NumberList {
    let removed = ids.compactMap { groups[$0] }
    var lost = removed.isEmpty ? NumberList() : values(below: removed[...])
    var new = NumberList(ids.flatMap(numbers(of:)))
    gone.insert(new)
    // A group without any value left is gone too, and then perhaps the group that holds it.
    var emptied: [Int]
    repeat {
      emptied = children.compactMap { group, entries in
        !entries.isEmpty && !gone.contains(group) && entries.allSatisfy(gone.contains) ? group : nil
      }
      gone.insert(NumberList(emptied))
    } while !emptied.isEmpty
    if !lost.isEmpty {
      lost.remove(listedValues)
      gone.insert(lost)
      new.insert(lost)
    }
    top = top.filtered(keepsIndexes: false) { [gone] in !gone.contains($0) }
    return new
  }

  static func == (left: ListPickerValues, right: ListPickerValues) -> Bool { left.sections == right.sections }
}
