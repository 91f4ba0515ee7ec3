import TestSupport
import Testing
import ThemeComponents
import ThemeTable
import ThemeViews

/// What the native views of a picker show after which events, and what gestures of the system mean.
@Suite struct PickerScreenTests {
  private static let groups = [
    ListPickerSection(items: [
      ListPickerEntry(
        id: "warm", "Warm",
        children: [
          ListPickerEntry(id: "red", "Red"),
          ListPickerEntry(id: "yellow", "Yellow", children: [ListPickerEntry(id: "gold", "Gold")]),
        ]), ListPickerEntry(id: "blue", "Blue"),
    ])
  ]

  /// Does what a gesture means.
  @discardableResult private func does(_ gesture: PickerScreen.Gesture, _ picker: inout ListPickerFormCell)
    -> [ListPickerEffect]
  { PickerScreen(picker).events(for: gesture).flatMap { picker.handle($0) } }

  @Test func aSheetOpensAndIsSwipedAway() {
    var picker = closed { $0.presentation = .sheet }
    expectEqual(PickerScreen(picker).presentation, nil)
    expectEqual(PickerScreen(picker).levelCount, 0)
    does(.tapped(.control(.formCell)), &picker)
    var screen = PickerScreen(picker)
    expect(screen.presentation == .sheet && screen.levelCount == 1 && !screen.isSwipeBlocked)
    expect(screen.hasHalfSheet)
    expectEqual(screen.leading?.id, .cancel)
    expectEqual(screen.trailing?.id, .apply)
    expectEqual(does(.levelsShown(0), &picker), [.closed])
    // The system says it again when the sheet is gone.
    expectEqual(does(.levelsShown(0), &picker), [])
    does(.tapped(.control(.formCell)), &picker)
    does(.tapped(.item("red")), &picker)
    screen = PickerScreen(picker)
    expect(screen.isSwipeBlocked)
    expect(!PickerScreen(closed(traits: .phone.withText(.accessibilityMedium))).hasHalfSheet)
  }

  @Test func theQuestionIsAnsweredInEitherOrder() {
    for closesFirst in [false, true] {
      var picker = opened()
      does(.tapped(.item("red")), &picker)
      expectEqual(does(.tapped(.control(.cancel)), &picker), [.askedToDiscard])
      expect(PickerScreen(picker).isAsking)
      if closesFirst { does(.questionClosed, &picker) }
      expect(does(.discarded, &picker).contains(.closed))
      if !closesFirst { expectEqual(does(.questionClosed, &picker), []) }
      expect(picker.list == nil && picker.value.isEmpty)
    }
    var picker = opened()
    does(.tapped(.item("red")), &picker)
    does(.tapped(.control(.cancel)), &picker)
    does(.questionClosed, &picker)
    expectEqual(picker.selection, ["red"])
    expectEqual(does(.tapped(.control(.apply)), &picker), [.valueChanged(["red"]), .closed])
  }

  @Test func theSystemGoesBack() {
    var picker = opened(Self.groups)
    does(.tapped(.item("warm")), &picker)
    does(.tapped(.item("yellow")), &picker)
    var screen = PickerScreen(picker)
    expect(screen.levelCount == 3 && screen.topLevel == 2 && screen.isSwipeBlocked)
    // A swipe at the edge takes one screen away, a long press on Back several.
    expectEqual(does(.levelsShown(2), &picker), [.popped])
    does(.tapped(.item("yellow")), &picker)
    expectEqual(does(.levelsShown(1), &picker), [.popped, .popped])
    expectEqual(does(.levelsShown(1), &picker), [])
    screen = PickerScreen(picker)
    expect(screen.levelCount == 1 && screen.presentation == .push)
    // What a pop means on the first screen: Back where nothing waits for Apply, else Cancel with its question.
    does(.tapped(.item("blue")), &picker)
    expectEqual(does(.levelsShown(0), &picker), [.askedToDiscard])
    var live = opened(Self.groups) { $0.mode = .live }
    does(.tapped(.item("warm")), &live)
    expectEqual(PickerScreen(live).leading, nil)
    expectEqual(does(.levelsShown(0), &live), [.popped, .closed])
  }

  @Test func theSearchFieldIsTheSystems() {
    var picker = opened { $0.isSearchEnabled = true }
    expectEqual(PickerScreen(picker).search?.isActive, false)
    does(.searchActive(true), &picker)
    does(.searchTyped("bl"), &picker)
    expectEqual(picker.visibleSections.flatMap { $0.items.map(\.id) }, ["blue"])
    expectEqual(PickerScreen(picker).search?.text, "bl")
    // Cancel of the system's field empties it and leaves it, in either order.
    does(.searchActive(false), &picker)
    expectEqual(PickerScreen(picker).events(for: .searchTyped("")), [])
    expect(PickerScreen(picker).search.map { $0.text.isEmpty && !$0.isActive } ?? false)
    does(.searchTyped("re"), &picker)
    does(.searchTyped(""), &picker)
    does(.searchActive(false), &picker)
    expect(PickerScreen(picker).search.map { $0.text.isEmpty && !$0.isActive } ?? false)
    expectEqual(PickerScreen(closed()).search, nil)
    expectEqual(PickerScreen(opened { $0.isSearchEnabled = true }).search?.hidesBar, true)
  }

  @Test func barsFollowTheConfiguration() {
    expectEqual(PickerScreen(opened { $0.allowsEmptySelection = false }).trailing?.isEnabled, false)
    let done = opened {
      $0.presentation = .sheet
      $0.mode = .live
    }
    expectEqual(PickerScreen(done).leading, nil)
    expectEqual(PickerScreen(done).trailing?.id, .done)
    let anchored = opened(value: ["red", "blue"]) {
      $0.presentation = .sheet
      $0.showsAnchorButton = true
    }
    expectEqual(PickerScreen(anchored).anchor?.title, anchored.configuration.strings.selectedCount(2))
    expectEqual(PickerScreen(opened()).anchor, nil)
    expectEqual(closed(value: ["red"]).shownValue.drawn, "red")
  }

  @Test func hierarchiesAreShownAlike() {
    let source = SampleHierarchy.tree()
    var cell = HierarchyPickerFormCell(
      configuration: ListPickerConfiguration(label: "Machines", isSearchEnabled: true, presentation: .sheet),
      traits: .phone)
    cell.handle(.tapped(.control(.formCell)), asking: source)
    cell.handle(.hierarchy(.tapped(.accessory("r"))), asking: source)
    var screen = PickerScreen(cell)
    expect(screen.levelCount == 1 && screen.presentation == .sheet && screen.leading?.id == .cancel)
    expectEqual(screen.topLevel, cell.hierarchy?.firstVisibleLevel)
    cell.handle(.hierarchy(.tapped(.item("r1"))), asking: source)
    screen = PickerScreen(cell)
    expect(screen.isSwipeBlocked)
    _ = cell.display(theme: .standard, asking: source)
    for event in screen.events(for: .searchTyped("r2")) { cell.handle(event, asking: source) }
    expect(cell.hits != nil)
    for event in PickerScreen(cell).events(for: .searchActive(false)) { cell.handle(event, asking: source) }
    expect(cell.hits == nil)
    for event in PickerScreen(cell).events(for: .discarded) { cell.handle(event, asking: source) }
    expect(!PickerScreen(cell).isAsking && cell.hierarchy == nil)
  }
}
