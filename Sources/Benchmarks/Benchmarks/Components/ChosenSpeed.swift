import ThemeComponents
import ThemeTable

/// The cost of 100,000 entries while all of them are chosen.
extension ComponentSpeed {
  private static let ids = (0..<count).map { ItemID("v\($0)") }
  static let entries = ids.map { ListPickerEntry(id: $0, "Value \($0) of many") }

  private static func picker(_ sections: [ListPickerSection], value: [ItemID], searchesByHost: Bool = false)
    -> ListPickerFormCell
  {
    var configuration = ListPickerConfiguration(label: "Values", isSearchEnabled: true)
    configuration.searchesByHost = searchesByHost
    let closed = ListPickerFormCell(configuration: configuration, sections: sections, value: value, traits: traits)
    return shown(closed, after: .tapped(.control(.formCell)))
  }

  mutating func measureChosenHierarchies() {
    let source = FlatHierarchy(ids: Self.ids)
    var view = HierarchyModel(
      configuration: HierarchyConfiguration(selectionMode: .multiple), traits: Self.traits)
    view.handle(.appeared, asking: source)
    view.handle(.tapped(.accessory("root")), asking: source)
    _ = view.display(theme: .standard, asking: source)
    view.handle(.selectionSet(Self.ids), asking: source)
    _ = view.display(theme: .standard, asking: source)
    var offset = 0.0
    measure("hierarchy, all chosen: a frame", most: 2, on: view) {
      offset += 31
      $0.handle(.scrolled(in: "hierarchy/column-1", to: offset), asking: source)
      _ = $0.display(theme: .standard, asking: source)
    }
    measure("hierarchy, all chosen: one removed", most: 2, on: view) {
      $0.handle(.childrenRemoved(of: "root", at: [7]), asking: source)
      _ = $0.display(theme: .standard, asking: source)
    }
    measure("hierarchy, all chosen: a tap", most: 2, on: view) {
      $0.handle(.tapped(.item("v5")), asking: source)
      _ = $0.display(theme: .standard, asking: source)
    }
  }

  mutating func measureChosenPickers() {
    let sections = [ListPickerSection(items: Self.entries)]
    let all = Self.picker(sections, value: Self.ids)
    measure("list picker, all chosen: header in sight", most: 2, on: all) { _ = $0.display(theme: .standard) }
    measure("list picker, all chosen: one removed", most: 2, on: all, .valuesRemoved(["v77"]))
    measure(
      "list picker, all chosen: one changed", most: 2, on: all, .entriesChanged([ListPickerEntry(id: "v77", "Another")])
    )
    measure("list picker, all chosen: all values replaced", most: 33, on: all, .valuesChanged(sections))
    let turned = [ListPickerSection(items: Self.entries.reversed())]
    measure("list picker, all chosen: all values in another order", most: 33, on: all, .valuesChanged(turned))
    let more = [ListPickerSection(items: Self.entries[5...].shuffled() + [ListPickerEntry(id: "new", "New")])]
    measure("list picker, all chosen: some new, some gone", most: 33, on: all, .valuesChanged(more))
    let others = [ListPickerSection(items: Self.ids.map { ListPickerEntry(id: ItemID("other-\($0)"), "Other \($0)") })]
    let none = Self.picker(sections, value: [])
    measure("list picker: all values are others", most: 33, on: none, .valuesChanged(others))
    let searching = Self.shown(Self.picker(sections, value: Self.ids, searchesByHost: true), after: .searchChanged("7"))
    let hits = (0..<20).map { ListPickerEntry(id: "hit\($0)", "Hit \($0)") }
    measure(
      "list picker, all chosen: 20 hits of a server", most: 33, on: searching,
      .searchAnswered("7", [ListPickerSection(items: hits)]))
    let away = Self.picker([ListPickerSection(items: hits)], value: Self.ids)
    measureFrames("list picker, Selected group of values not at hand: a frame", of: away, step: 3_141) {
      .scrolled(to: $0)
    }
  }

  mutating func measureSections() {
    let tens = (0..<Self.count / 10).map { Array(Self.entries[$0 * 10..<$0 * 10 + 10]) }
    let titled = tens.enumerated().map { number, items in ListPickerSection(title: "Section \(number)", items: items) }
    let all = Self.picker(titled, value: Self.ids)
    measure("list picker, 10,000 sections: one removed", most: 2, on: all, .valuesRemoved(["v77"]))
    let groups = tens.enumerated().map { number, items in
      ListPickerEntry(id: ItemID("g\(number)"), "Group \(number)", children: items)
    }
    measure(
      "list picker, 10,000 groups: one removed", most: 2,
      on: Self.picker([ListPickerSection(items: groups)], value: Self.ids), .valuesRemoved(["v77"]))
    let found = Self.shown(Self.picker(titled, value: []), after: .searchChanged("7"))
    measure("list picker, 10,000 sections, searching: one removed", most: 33, on: found, .valuesRemoved(["v77"]))
    measureFrames("list picker, 10,000 sections, searching: a frame", of: found, step: 37) { .scrolled(to: $0) }
  }
}

/// A root with many children.
private struct FlatHierarchy: HierarchyDataSource {
  let ids: [ItemID]

  func rootID() -> Answer<ItemID?> { .now("root") }
  func numberOfChildren(of id: ItemID) -> Answer<Int> { .now(id == "root" ? ids.count : 0) }
  func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> { .now(ids[index]) }
  func parent(of id: ItemID) -> Answer<ItemID?> { .now(id == "root" ? nil : "root") }
}
