import TestSupport
import Testing
import ThemeComponents

/// Cancel restores exactly: whatever was done in a list, the cell is afterwards what it was before it was opened.
@Suite struct CancelTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>) func cancelRestoresExactly(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let sections = [
      ListPickerSection(
        title: random.oneIn(2) ? "First" : nil, items: (0..<8).map { ListPickerEntry(id: "v\($0)", "Value \($0)") }),
      ListPickerSection(items: [
        ListPickerEntry(id: "group", "Group", children: (0..<4).map { ListPickerEntry(id: "w\($0)", "Value \($0)") })
      ]),
    ]
    let before = closed(sections, value: ["v1", "w2"]) {
      $0.allowsMultipleSelection = random.oneIn(2)
      $0.allowsEmptySelection = random.oneIn(2)
      $0.presentation = random.pick(ListPickerPresentation.allCases)
      $0.asksBeforeDiscarding = random.oneIn(2)
      $0.isSearchEnabled = random.oneIn(2)
    }
    var cell = before
    cell.handle(.tapped(.control(.formCell)))
    for _ in 0..<60 {
      expect(!cell.handle(event(&random)).contains(.closed), "seed \(seed)")
      expectEqual(cell.value, before.value, "seed \(seed)")
    }
    cell.handle(.tapped(.control(.keepEditing)))
    while cell.list?.path.isEmpty == false { cell.handle(.tapped(.control(.back))) }
    let wasDirty = cell.isDirty
    let effects = cell.handle(.tapped(.control(.cancel)))
    if wasDirty, before.configuration.asksBeforeDiscarding {
      expectEqual(effects, [.askedToDiscard], "seed \(seed)")
      expectEqual(cell.handle(.tapped(.control(.discardChanges))), [.closed], "seed \(seed)")
    } else {
      expectEqual(effects, [.closed], "seed \(seed)")
    }
    expectEqual(cell, before, "seed \(seed)")
  }

  /// Anything that somebody may do in the list, short of ending it.
  private func event(_ random: inout SeededGenerator) -> ListPickerEvent {
    let ids: [ItemID] = ["v0", "v1", "v2", "v7", "w0", "w2", "w3", "group", "nobody"]
    switch random.below(12) {
    case 0...5: return .tapped(.item(random.pick(ids)))
    case 6:
      return random.pick([
        .tapped(.control(.selectAll)), .tapped(.control(.deselectAll)), .tapped(.control(.deselectSelected)),
      ])
    case 7:
      return random.pick([
        .tapped(.control(.searchField)), .tapped(.control(.endSearch)), .searchChanged("3"), .tapped(.control(.anchor)),
      ])
    case 8: return .scrolled(to: random.pick([0, 40, .nan, -1e300, .infinity]))
    case 9: return .grabberDragged(by: random.pick([-50, 3, .nan]))
    case 10:
      return random.pick([
        .tapped(.control(.done)), .tapped(.control(.back)), .tapped(.control(.formCell)),
        .tapped(.control(.keepEditing)),
      ])
    default: return .highlighted(nil)
    }
  }
}
