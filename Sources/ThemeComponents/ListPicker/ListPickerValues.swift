/// The values of a list picker, numbered in order, with an index of their ids.
struct ListPickerValues: Sendable {
  /// Levels below that one are not looked at.
  static let deepestLevel = 32

  let sections: [ListPickerSection]
  /// The top level.
  let top: ListPickerLevel
  /// Entries of values that were chosen and are not at hand any more.
  private(set) var remembered: [ItemID: ListPickerEntry]
  private let numbers: [ItemID: Int32]
  /// For each value the number of its entry in the top level, or for one of a further level `~` its index in `nested`.
  private let places: [Int32]
  private let nested: [ListPickerEntry]

  init(_ sections: [ListPickerSection], remembering remembered: [ItemID: ListPickerEntry] = [:]) {
    var numbers: [ItemID: Int32] = [:]
    var places: [Int32] = []
    var nested: [ListPickerEntry] = []
    let size = sections.reduce(0) { $0 + $1.items.count }
    numbers.reserveCapacity(size)
    places.reserveCapacity(size)
    func number(of id: ItemID, at place: () -> Int32) -> Int32 {
      let next = Int32(truncatingIfNeeded: places.count)
      guard let known = numbers[id] else {
        numbers[id] = next
        places.append(place())
        return next
      }
      return known
    }
    var entry: Int32 = 0
    let top = ListPickerLevel(sections) { item, values in
      defer { entry += 1 }
      guard item.isGroup else {
        values.append(number(of: item.id) { entry })
        return
      }
      for leaf in Self.leaves(of: item) {
        values.append(
          number(of: leaf.id) {
            nested.append(leaf)
            return ~Int32(truncatingIfNeeded: nested.count - 1)
          })
      }
    }
    self.sections = sections
    self.top = top
    self.numbers = numbers
    self.places = places
    self.nested = nested
    self.remembered = remembered
  }

  /// The number of values that can be chosen.
  ///
  /// An id that appears twice is one value.
  var count: Int { places.count }

  /// The number of a value, or nil for an unknown one.
  func number(of id: ItemID) -> Int? { numbers[id].map(Int.init) }

  /// The entry of a value.
  func entry(_ number: Int) -> ListPickerEntry {
    let place = places[number]
    return place >= 0 ? top[Int(place)] : nested[Int(~place)]
  }

  /// The number of a value's entry in the top level, or nil for a value of a further level.
  func topEntry(_ number: Int) -> Int? { places[number] >= 0 ? Int(places[number]) : nil }

  /// The entry of a value, also of one that is remembered; nil for an unknown one.
  subscript(id: ItemID) -> ListPickerEntry? { number(of: id).map(entry) ?? remembered[id] }

  /// The ids of chosen values: those at hand in their order, then the others.
  func ids(of selection: ListPickerSelection) -> [ItemID] {
    selection.values.map { entry($0).id } + selection.others
  }

  /// The entries of chosen values that are known, in the same order.
  func entries(of selection: ListPickerSelection) -> [ListPickerEntry] {
    selection.values.map(entry) + selection.others.compactMap { remembered[$0] }
  }

  /// The choice of some ids.
  ///
  /// An id without a value at hand is kept among the others, once.
  func selection(of ids: some Sequence<ItemID>) -> ListPickerSelection {
    var selection = ListPickerSelection(among: count)
    var seen: Set<ItemID> = []
    for id in ids {
      if let number = number(of: id) {
        selection.insert(number)
      } else if seen.insert(id).inserted {
        selection.others.append(id)
      }
    }
    return selection
  }

  /// Remembers the entries of chosen values, and forgets all others that are not at hand.
  mutating func remember(_ entries: [ListPickerEntry]) {
    remembered = [:]
    for entry in entries where numbers[entry.id] == nil { remembered[entry.id] = entry }
  }

  /// The values that can be chosen at or below an entry.
  private static func leaves(of item: ListPickerEntry, depth: Int = 0) -> [ListPickerEntry] {
    guard item.isGroup else { return [item] }
    guard depth < deepestLevel else { return [] }
    return item.children.flatMap { leaves(of: $0, depth: depth + 1) }
  }

  /// The level to which groups lead, the top level for no group; nil if the path does not exist.
  ///
  /// Linear in the entries of the levels.
  func level(at path: [ItemID]) -> ListPickerLevel? {
    guard !path.isEmpty else { return top }
    var group: ListPickerEntry?
    for id in path {
      let items = group.map { [$0.children] } ?? sections.map(\.items)
      guard let next = items.lazy.joined().first(where: { $0.id == id && $0.isGroup }) else {
        return nil
      }
      group = next
    }
    return ListPickerLevel([ListPickerSection(items: group?.children ?? [])]) { item, values in
      values += Self.leaves(of: item).compactMap { numbers[$0.id] }
    }
  }

  /// The title of the group to which a path leads.
  func title(at path: [ItemID]) -> String? {
    guard let last = path.last, let parent = level(at: Array(path.dropLast())) else { return nil }
    return parent.entry(withID: last).map { parent[$0].title }
  }
}

extension ListPickerValues: Hashable {
  static func == (left: ListPickerValues, right: ListPickerValues) -> Bool {
    left.sections == right.sections && left.remembered == right.remembered
  }

  func hash(into hasher: inout Hasher) { hasher.combine(sections) }
}
