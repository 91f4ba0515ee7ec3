import TestSupport
import Testing
import ThemeComponents

/// Changes of a list picker's values that are told by identifiers leave it as a fresh picker of the new values would be.
@Suite struct PickerChangeTests {
  @Test(
    "Guideline: values that change or go are told by their ids, whatever is open, chosen or searched",
    arguments: 1...16 as ClosedRange<UInt64>) func changesByIdentifier(seed: UInt64) throws
  {
    var player = ChangePlayer(seed: seed)
    for number in 0..<MutationCount.perSeed(seeds: 16, usual: 1_600) {
      let step = player.step()
      try #require(player.differences == [], "seed \(seed), step \(number): \(step)")
    }
  }

  @Test("Guideline: a value of a further level is found by its new text, and not by one that is gone")
  func aChangedValueOfAGroupIsFound() {
    let blues = ["sky", "navy"].map { ListPickerEntry(id: $0, $0.rawValue) }
    let group = ListPickerEntry(id: "blues", "Group", children: blues)
    var picker = opened([ListPickerSection(items: [group, ListPickerEntry(id: "red", "red")])]) {
      $0.isSearchEnabled = true
    }
    picker.handle(.searchChanged("azure"))
    expectEqual(picker.visibleSections, [])
    picker.handle(.entriesChanged([ListPickerEntry(id: "sky", "azure")]))
    expectEqual(picker.visibleSections.flatMap(\.items).map(\.id), ["blues"])
    expectEqual(picker.sections[0].items[0].children[0].title, "azure")
    picker.handle(.valuesRemoved(["sky"]))
    expectEqual(picker.visibleSections, [])
  }

  @Test("Guideline: a value that changed while the list was closed is found by its new text")
  func aValueThatChangedWhileClosedIsFound() {
    var picker = opened { $0.isSearchEnabled = true }
    picker.handle(.searchChanged("red"))
    picker.handle(.tapped(.control(.cancel)))
    picker.handle(.entriesChanged([ListPickerEntry(id: "green", "reddish")]))
    picker.handle(.tapped(.control(.formCell)))
    picker.handle(.searchChanged("red"))
    expectEqual(picker.visibleSections.flatMap(\.items).map(\.title), ["red", "reddish", "dark red"])
  }
}

/// A picker whose values change, and the values as they should be.
private struct ChangePlayer {
  private var cell: ListPickerFormCell
  private var sections: [ListPickerSection]
  private var random: SeededGenerator

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    sections = (0..<1 + random.below(3)).map { section in
      ListPickerSection(
        title: section == 0 && random.oneIn(2) ? nil : "Section \(section)",
        items: (0..<3 + random.below(6)).map { Self.entry("\(section)\($0)", &random) })
    }
    cell = closed(sections) {
      $0.mode = random.pick(ListPickerMode.allCases)
      $0.presentation = random.pick(ListPickerPresentation.allCases)
      $0.asksBeforeDiscarding = false
      $0.isSearchEnabled = true
    }
    self.random = random
  }

  private static func entry(_ name: String, _ random: inout SeededGenerator, depth: Int = 0) -> ListPickerEntry {
    let children = depth < 2 && random.oneIn(4) ? 1 + random.below(3) : 0
    return ListPickerEntry(
      id: "v\(name)", text(&random), children: (0..<children).map { entry("\(name)-\($0)", &random, depth: depth + 1) })
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    random.pick(["ab", "bc", "ca", "abc"]) + String(random.below(30))
  }

  mutating func step() -> String {
    let shown = cell.visibleSections.flatMap(\.items)
    var event = ListPickerEvent.tapped(.control(.formCell))
    switch random.below(12) {
    case 0...2: if !shown.isEmpty { event = .tapped(.item(random.pick(shown).id)) }
    case 3:
      event = random.pick([
        .tapped(.control(.apply)), .tapped(.control(.done)), .tapped(.control(.back)), .tapped(.control(.cancel)),
      ])
    case 4: event = random.pick([.tapped(.control(.selectAll)), .tapped(.control(.deselectAll)), .tapped(.section(0))])
    case 5: event = .searchChanged(random.pick(["a", "ab", "abc", "c2", "nothing"]))
    case 6: event = random.pick([.tapped(.control(.endSearch)), .searchChanged("b")])
    case 7: event = .grabberDragged(by: 100)
    case 8, 9: event = changeEntries()
    case 10: event = removeEntries()
    default: break
    }
    cell.handle(event)
    _ = cell.display(theme: .standard)
    return "\(event)"
  }

  private mutating func changeEntries() -> ListPickerEvent {
    let values = sections.flatMap(\.items).flatMap(\.leaves)
    guard !values.isEmpty else { return .tapped(.control(.formCell)) }
    let news = (0..<1 + random.below(3)).map { _ in ListPickerEntry(id: random.pick(values).id, Self.text(&random)) }
    for new in news { change { $0.id == new.id ? new : $0 } }
    return .entriesChanged(news)
  }

  private mutating func removeEntries() -> ListPickerEvent {
    let entries = sections.flatMap(\.items).flatMap(\.all)
    guard entries.count > 4 else { return .tapped(.control(.formCell)) }
    let gone = (0..<1 + random.below(2)).map { _ in random.pick(entries).id }
    change { gone.contains($0.id) ? nil : $0 }
    return .valuesRemoved(gone)
  }

  private mutating func change(_ change: (ListPickerEntry) -> ListPickerEntry?) {
    for index in sections.indices { sections[index].items = sections[index].items.compactMap { $0.mapped(change) } }
  }

  /// The ways in which the picker is not as a fresh one of the same values at the same place.
  var differences: [String] {
    var fresh = ListPickerFormCell(
      configuration: cell.configuration, sections: sections, value: cell.value, place: cell.place, traits: cell.traits)
    let left = cell.state
    let right = fresh.state
    var differences = zip(left, right).filter { $0 != $1 }.map { "\($0) is not \($1)" }
    fresh.handle(.scrolled(to: 0))
    var cell = cell
    cell.handle(.scrolled(to: 0))
    if cell.list?.isFullHeight == fresh.list?.isFullHeight,
      cell.displayList(theme: .standard).root != fresh.displayList(theme: .standard).root
    {
      differences.append("it is drawn otherwise")
    }
    return differences
  }
}

extension ListPickerFormCell {
  fileprivate var state: [String] {
    [
      "\(sections)", "\(visibleSections)", "\(selection)", "\(value)", valueText, "\(list?.path ?? [])",
      "\(list?.searchText ?? "")", allGroupButton?.rawValue ?? "",
      "\(visibleSections.indices.map { button(ofSection: $0) })", "\(hasNoResults)", "\(selectedItems)",
      "\(isAdvisable)",
    ]
  }
}

extension ListPickerEntry {
  fileprivate var leaves: [ListPickerEntry] { isGroup ? children.flatMap(\.leaves) : [self] }

  fileprivate var all: [ListPickerEntry] { [self] + children.flatMap(\.all) }

  fileprivate func mapped(_ change: (ListPickerEntry) -> ListPickerEntry?) -> ListPickerEntry? {
    guard var entry = change(self), isGroup else { return change(self) }
    entry.children = children.compactMap { $0.mapped(change) }
    return entry.children.isEmpty ? nil : entry
  }
}
