import TestSupport
import Testing
import ThemeComponents

/// Properties of a list picker after any events.
@Suite struct PickerPropertyTests {
  @Test("random events on a list picker", arguments: 1...12 as ClosedRange<UInt64>) func listPickersKeepTheirPromises(
    seed: UInt64
  ) throws {
    var player = PickerPlayer(seed: seed)
    for number in 0..<MutationCount.perSeed(seeds: 12, usual: 4_800) {
      let before = player.cell
      let (event, effects) = player.step()
      let after = player.cell
      let broken = Self.brokenPromises(from: before, by: event, effects, to: after)
      try #require(broken == [], "seed \(seed), event \(number): \(event)")
      if number % 20 == 0 {
        try #require(after.displayList(theme: .standard).faults == [], "seed \(seed), event \(number)")
      }
    }
    expectEqual(player.replayed, player.cell, "seed \(seed)")
  }

  private static func brokenPromises(
    from before: ListPickerFormCell, by event: ListPickerEvent, _ effects: [ListPickerEffect],
    to after: ListPickerFormCell
  ) -> [String] {
    var broken: [String] = []
    func promise(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }
    if case .valuesChanged = event {
      promise(Set(after.value) == Set(before.value), "new values changed the value")
      promise(Set(after.selection) == Set(before.selection), "new values changed the choice")
    }
    promise(Set(after.selection).count == after.selection.count, "a choice stands twice")
    let configuration = after.configuration
    promise(configuration.allowsMultipleSelection || after.selection.count <= 1, "several choices")
    promise(after.list?.offset ?? 0 >= 0, "scrolled above the top")
    promise(!after.isDirty || configuration.mode == .confirmed, "dirty without a pool")
    let isExternal: Bool
    switch event {
    case .valuesChanged, .valueSet: isExternal = true
    default: isExternal = false
    }
    if after.value != before.value, !isExternal {
      promise(effects.contains(.valueChanged(after.value)), "a change that nobody is told of")
      promise(
        configuration.mode == .live || configuration.dismissesOnSelection || event == .tapped(.control(.apply)),
        "a value without Apply")
    }
    if event == .tapped(.control(.cancel)) || event == .tapped(.control(.discardChanges)) {
      promise(after.value == before.value, "Cancel changed the value")
    }
    promise(effects.contains(.closed) == (before.list != nil && after.list == nil), "closed")
    return broken
  }
}

/// Someone who does anything at random with a list picker.
struct PickerPlayer {
  private(set) var cell: ListPickerFormCell
  private let start: ListPickerFormCell
  private var events: [ListPickerEvent] = []
  /// The cell after the same events once more.
  var replayed: ListPickerFormCell { events.reduce(into: start) { $0.handle($1) } }
  private var random: SeededGenerator

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    cell = closed(Self.sections(&random)) {
      $0.allowsMultipleSelection = random.oneIn(2)
      $0.allowsEmptySelection = random.oneIn(2)
      $0.mode = random.pick(ListPickerMode.allCases)
      $0.dismissesOnSelection = random.oneIn(3)
      $0.presentation = random.pick(ListPickerPresentation.allCases)
      $0.asksBeforeDiscarding = random.oneIn(2)
      $0.isSearchEnabled = random.oneIn(2)
      $0.isSearchCancelledAfterSelection = random.oneIn(2)
      $0.showsAnchorButton = random.oneIn(2)
    }
    start = cell
    self.random = random
  }

  private static func sections(_ random: inout SeededGenerator) -> [ListPickerSection] {
    (0..<1 + random.below(3)).map { section in
      ListPickerSection(
        title: random.oneIn(2) ? "Section \(section)" : nil,
        items: (0..<random.below(7)).map { item in
          let id = "v\(section)\(item)"
          let children = (0..<(random.oneIn(4) ? 3 : 0)).map {
            ListPickerEntry(id: ItemID("\(id)-\($0)"), "Child \($0)")
          }
          return random.oneIn(4) && children.isEmpty
            ? ListPickerEntry(id: ItemID(id), content: .object(ObjectCellContent(title: "Object \(item)")))
            : ListPickerEntry(id: ItemID(id), "Value \(item)", children: children)
        })
    }
  }

  mutating func step() -> (ListPickerEvent, [ListPickerEffect]) {
    let event = event()
    events.append(event)
    return (event, cell.handle(event))
  }

  private mutating func event() -> ListPickerEvent {
    switch random.below(20) {
    case 0, 1: return .tapped(.control(.formCell))
    case 2...7: return .tapped(.item(item()))
    case 8:
      return random.pick([
        .tapped(.control(.selectAll)), .tapped(.control(.deselectAll)), .tapped(.control(.deselectSelected)),
      ])
    case 9: return .tapped(.control(.apply))
    case 10: return .tapped(.control(.cancel))
    case 11: return random.pick([.tapped(.control(.done)), .tapped(.control(.back))])
    case 12: return random.pick([.tapped(.control(.discardChanges)), .tapped(.control(.keepEditing))])
    case 13:
      return random.pick([.tapped(.control(.searchField)), .tapped(.control(.endSearch)), .tapped(.control(.anchor))])
    case 14: return .searchChanged(random.pick(["", "1", "Value", "nothing"]))
    case 15: return .scrolled(to: random.pick([.nan, -4, 0, 500]))
    case 16: return .grabberDragged(by: random.pick([-100, 5, 100, .nan]))
    case 17: return .valueSet([item(), item()])
    case 18: return random.oneIn(4) ? .valuesChanged(Self.sections(&random)) : .tapped(.control(.back))
    default: return .traitsChanged(random.oneIn(2) ? .phone : .tabletPortrait.mirrored())
    }
  }

  private mutating func item() -> ItemID {
    let shown = cell.visibleSections.flatMap(\.items) + cell.sections.flatMap(\.items)
    return shown.isEmpty || random.oneIn(10) ? "nobody" : random.pick(shown).id
  }
}
