/// The values of a picker: what is in its list now, and all that it met before.
struct ListPickerValues: Hashable, Sendable {
  /// The deepest level of groups; what lies below is ignored.
  static let deepestLevel = 32

  private(set) var table: ListPickerTable
  /// The top level.
  private(set) var top: ListPickerLevel

  init(_ sections: [ListPickerSection], titles: [ItemID: String] = [:]) {
    var table = ListPickerTable()
    table.reserve(sections.reduce(0) { $0 + $1.items.count })
    let numbers = table.add(sections)
    table.name(titles)
    table.settle()
    self.table = table
    top = ListPickerLevel(numbers, in: table)
  }

  /// The sections as they are now; linear in the values.
  var sections: [ListPickerSection] { sections(of: top) }

  /// The sections of a level with all entries, or with those that a search found.
  func sections(of level: ListPickerLevel, found: ListPickerMatches? = nil) -> [ListPickerSection] {
    level.titles.indices.compactMap { section in
      let places = level.places(ofSection: section)
      let items = (found.map { $0.places(in: places).map(Int.init) } ?? Array(places)).map {
        table[Int(level.entries[$0])]
      }
      return items.isEmpty ? nil : ListPickerSection(title: level.titles[section], items: items)
    }
  }

  /// The choice of some ids; one that no value has yet is kept under its title, or under the id itself.
  mutating func choice(of ids: some Sequence<ItemID>) -> NumberSet {
    var choice = NumberSet()
    for id in ids { choice.insert(table.value(id) ?? table.name(id, nil)) }
    return choice
  }

  /// Gives values that are not at hand a title.
  mutating func name(_ titles: [ItemID: String]) { table.name(titles) }

  /// The ids of chosen values: those in the list in its order, then the others.
  func ids(of choice: NumberSet) -> [ItemID] { table.ids(top.ordered(choice)) }

  /// The entries of chosen values in the same order, so many at most.
  func entries(of choice: NumberSet, atMost most: Int = .max) -> [ListPickerEntry] {
    top.ordered(choice, atMost: most).map { table[$0] }
  }

  /// Replaces the list; whatever is chosen stays chosen.
  ///
  /// A short list, as of a search on a server, only adds to what is known: its cost does not depend on the values before it.
  mutating func replace(by sections: [ListPickerSection], choices: inout [NumberSet]) {
    let size = sections.reduce(0) { $0 + $1.items.count }
    guard size * 4 < table.count, table.recentCount + size < table.count / 2 + 1_000 else {
      return rebuild(sections, choices: &choices)
    }
    let numbers = table.add(sections)
    top = ListPickerLevel(numbers, in: table)
  }

  private mutating func rebuild(_ sections: [ListPickerSection], choices: inout [NumberSet]) {
    let old = self
    self = ListPickerValues(sections)
    // A value that is chosen in any of them keeps its order.
    var chosen = NumberSet()
    for choice in choices { chosen.insert(choice) }
    var new: [Int: Int] = [:]
    for number in old.top.ordered(chosen) {
      let entry = old.table[number]
      new[number] = table.value(entry.id) ?? table.add(entry)
    }
    choices = choices.map { choice in NumberSet(choice.prefix().compactMap { new[$0] }) }
  }

  /// Gives some values of the list newer contents.
  ///
  /// - Returns: The numbers of the values that are known, and of the groups that hold them.
  mutating func update(_ entries: [ListPickerEntry]) -> [Int] {
    var news: [ItemID: ListPickerEntry?] = [:]
    var numbers: [Int] = []
    for entry in entries {
      guard let number = table.value(entry.id), !entry.isGroup else { continue }
      table.add(entry)
      numbers.append(number)
      news[entry.id] = entry
    }
    return numbers + table.changeGroups(of: top, by: news).changed
  }

  /// Takes values and groups out of the list.
  ///
  /// - Returns: The values that are gone, the places at which the top level had entries that are gone, in order, and the
  ///   groups that have fewer entries.
  mutating func remove(_ ids: [ItemID]) -> (values: NumberSet, places: [Int], changed: [Int]) {
    var gone = NumberSet(ids.compactMap { table.value($0) })
    var news: [ItemID: ListPickerEntry?] = [:]
    for id in ids { news.updateValue(nil, forKey: id) }
    let (changed, empty) = table.changeGroups(of: top, by: news)
    var entries = NumberSet(ids.flatMap { [table.value($0), table.group($0)] }.compactMap { $0 })
    entries.insert(NumberSet(empty))
    let places = top.places(of: entries)
    let old = top
    top = old.removing(places, changed: NumberSet(changed), in: table)
    gone.insert(old.all.members(of: top.all, false))
    return (gone, places, changed)
  }

  /// The level to which groups lead, the top level for no group; nil if the path does not exist.
  ///
  /// Linear in the entries of the levels.
  func level(at path: [ItemID]) -> ListPickerLevel? {
    var level = top
    for id in path {
      guard let number = table.group(id), level.place(of: number) != nil else { return nil }
      level = ListPickerLevel([(nil, table[number].children.compactMap { table.number(of: $0) })], in: table)
    }
    return level
  }

  /// The title of the group that a path leads to, or nil for no group.
  func title(at path: [ItemID]) -> String? { path.last.flatMap(table.group).map { table[$0].title } }

  static func == (left: ListPickerValues, right: ListPickerValues) -> Bool { left.sections == right.sections }

  func hash(into hasher: inout Hasher) { hasher.combine(top.count) }
}
