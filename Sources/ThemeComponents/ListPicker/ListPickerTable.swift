/// The entries that a picker has met, each with a number that it keeps.
///
/// So a choice is a set of numbers that stays what it is whatever values come and go. A value and a group of values may have
/// the same id.
struct ListPickerTable: Sendable {
  private struct Segment: Sendable {
    var entries: [ListPickerEntry] = []
    var values: [ItemID: Int32] = [:]
    var groups: [ItemID: Int32] = [:]

    mutating func append(_ entry: ListPickerEntry, as number: Int) {
      let number = Int32(truncatingIfNeeded: number)
      entries.append(entry)
      if entry.isGroup { groups[entry.id] = number } else { values[entry.id] = number }
    }
  }

  /// The entries that were there when the table was made; copies of a picker share them.
  private var base = Segment()
  /// Those that came later.
  private var recent = Segment()
  /// Newer contents of some entries.
  private var replaced: [Int: ListPickerEntry] = [:]
  /// Chosen values whose title nobody has told yet.
  private var unnamed: Set<ItemID> = []

  var hasGroups: Bool { !base.groups.isEmpty || !recent.groups.isEmpty }

  /// The number of entries that came after the table was made.
  var recentCount: Int { recent.entries.count + replaced.count }

  var count: Int { base.entries.count + recent.entries.count }

  /// The number of the value with an id, or nil for an unknown one.
  func value(_ id: ItemID) -> Int? {
    (base.values[id] ?? (recent.values.isEmpty ? nil : recent.values[id])).map(Int.init)
  }

  /// The number of the group with an id, or nil for an unknown one.
  func group(_ id: ItemID) -> Int? { (base.groups[id] ?? recent.groups[id]).map(Int.init) }

  /// The ids of entries, which no newer content changes; cheaper than the entries.
  func ids(_ numbers: [Int]) -> [ItemID] {
    let (old, new) = (base.entries, recent.entries)
    return numbers.map { $0 < old.count ? old[$0].id : new[$0 - old.count].id }
  }

  subscript(number: Int) -> ListPickerEntry {
    if !replaced.isEmpty, let entry = replaced[number] { return entry }
    let old = base.entries.count
    return number < old ? base.entries[number] : recent.entries[number - old]
  }

  /// Adds an entry with all below it, or gives it a newer content, and returns its number.
  @discardableResult mutating func add(_ entry: ListPickerEntry, depth: Int = 0) -> Int {
    if !unnamed.isEmpty { unnamed.remove(entry.id) }
    let number = (entry.isGroup ? group(entry.id) : value(entry.id)) ?? count
    if number == count { recent.append(entry, as: number) } else if self[number] != entry { replaced[number] = entry }
    guard depth < ListPickerValues.deepestLevel else { return number }
    for child in entry.children { add(child, depth: depth + 1) }
    return number
  }

  /// Adds all entries of some sections, and returns the sections with their numbers.
  mutating func add(_ sections: [ListPickerSection]) -> [(title: String?, entries: [Int32])] {
    sections.map { section in (section.title, section.items.map { Int32(truncatingIfNeeded: add($0)) }) }
  }

  /// Gives a value that is not at hand a title, or with nil its id as long as nobody tells one.
  @discardableResult mutating func name(_ id: ItemID, _ title: String?) -> Int {
    if let number = value(id), title == nil || !unnamed.contains(id) { return number }
    let number = add(ListPickerEntry(id: id, title ?? id.rawValue))
    if title == nil { unnamed.insert(id) }
    return number
  }

  /// Gives values that are not at hand a title.
  mutating func name(_ titles: [ItemID: String]) {
    for (id, title) in titles.sorted(by: { $0.key < $1.key }) { name(id, title) }
  }

  /// The number of an entry that was added, or nil for one below the deepest level.
  func number(of entry: ListPickerEntry) -> Int32? {
    (entry.isGroup ? group(entry.id) : value(entry.id)).map(Int32.init(truncatingIfNeeded:))
  }

  /// Adds the values that can be chosen at or below an entry to a list.
  func addValues(below entry: ListPickerEntry, to values: inout [Int32], depth: Int = 0) {
    guard entry.isGroup else {
      if let number = number(of: entry) { values.append(number) }
      return
    }
    guard depth < ListPickerValues.deepestLevel else { return }
    for child in entry.children { addValues(below: child, to: &values, depth: depth + 1) }
  }

  /// Changes or removes entries of a level's groups.
  ///
  /// Linear in the values of the level, with a look at those alone that change.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - news: The newer values by their ids, nil for values and groups that are gone.
  /// - Returns: The groups with other entries now, and those of the level that are empty.
  mutating func changeGroups(of level: ListPickerLevel, by news: [ItemID: ListPickerEntry?]) -> (
    changed: [Int], empty: [Int32]
  ) {
    guard hasGroups else { return ([], []) }
    var values: [Int32] = []
    for id in news.keys {
      if let number = value(id) { values.append(Int32(truncatingIfNeeded: number)) }
      if let number = group(id) { addValues(below: self[number], to: &values) }
    }
    let touched = NumberSet(values)
    var (changed, empty): ([Int], [Int32]) = ([], [])
    for (place, number) in level.entries.enumerated()
    where level.values(at: place..<place + 1).contains(where: { touched.contains(Int($0)) }) {
      if let entry = self[Int(number)].applying(news) { replaceGroups(entry, &changed) } else { empty.append(number) }
    }
    return (changed, empty)
  }

  /// Gives a group and the groups in it newer contents.
  private mutating func replaceGroups(_ entry: ListPickerEntry, _ changed: inout [Int], depth: Int = 0) {
    guard entry.isGroup, let number = group(entry.id), depth <= ListPickerValues.deepestLevel else { return }
    replaced[number] = entry
    changed.append(number)
    for child in entry.children { replaceGroups(child, &changed, depth: depth + 1) }
  }

  /// Makes what was added to an empty table the part that copies share.
  mutating func settle() {
    base = recent
    recent = Segment()
    // Of entries with the same id the first one applies.
    replaced = [:]
  }

  mutating func reserve(_ count: Int) {
    recent.entries.reserveCapacity(count)
    recent.values.reserveCapacity(count)
  }
}
