import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Sources that fail, answer late or in another order, and data that goes away while it is shown.
///
/// `API` is the API reference of the hierarchy view, `Guideline` the page of the component; where neither speaks, `iOS` is the
/// platform's rule.
@Suite struct FailureScenarios {
  private func answer(
    _ controller: inout SampleController, _ answer: HierarchyAnswer, where isMeant: (HierarchyQuestion) -> Bool
  ) {
    for request in controller.hierarchyView.openRequests where isMeant(request.question) {
      controller.answer(answer, for: request.token)
    }
  }

  private func retryTarget(_ list: DisplayList, in identifier: String) -> DisplayNode? {
    list[identifier]?.flattened.last { $0.tapTarget != nil && $0.text?.string == "Try Again" }
  }

  // MARK: - Hierarchies that fail

  @Test("API: a root that could not be loaded is told from a hierarchy without root, and tried again")
  func aRootThatFails() throws {
    let tree = SampleHierarchy.tree()
    tree.isLate = { $0 == "root" }
    for traits in [ViewTraits.phone, .tabletLandscape] {
      var controller = shown(tree, traits)
      expectEqual(controller.hierarchyView.content(ofLevel: 0), .loading)
      answer(&controller, .failed) { $0 == .root }
      expect(!controller.hierarchyView.isEmpty)
      expectEqual(controller.hierarchyView.content(ofLevel: 0), .failed)
      let list = drawn(controller)
      let button = try #require(retryTarget(list, in: "hierarchy/column-0")).frame
      expectEqual(list.faults, [])
      tree.isLate = { _ in false }
      controller.tap(at: LayoutPoint(x: button.midX, y: button.midY), theme: .standard)
      expectEqual(controller.hierarchyView.path, ["r"])
      tree.isLate = { $0 == "root" }
    }
    // A hierarchy without a root stays empty: nothing to try again.
    let nothing = shown(SampleHierarchy(root: nil, children: [:]), .phone)
    expect(nothing.hierarchyView.isEmpty)
    expect(drawn(nothing).nodes.allSatisfy { $0.text == nil })
  }

  @Test("API: children that are inserted below a level that had failed are there") func insertedChildrenMendALevel() {
    let tree = SampleHierarchy.tree()
    tree.isLate = { $0 == "count r" }
    var controller = shown(tree)
    answer(&controller, .failed) { $0 == .numberOfChildren(of: "r") }
    expectEqual(controller.hierarchyView.content(ofLevel: 1), .failed)
    controller.insertChildren(of: "r", at: 0..<3)
    expectEqual(controller.hierarchyView.columns, [["r"], ["r1", "r2", "r3"]])
  }

  @Test("API: a row whose content could not be loaded says so, offers no children, and can be had again")
  func aRowThatFails() throws {
    let tree = SampleHierarchy.tree()
    tree.isLate = { $0 == "content r2" }
    for configuration in [
      HierarchyConfiguration(),
      HierarchyConfiguration(selectionMode: .multiple, isListPicker: true),
    ] {
      var controller = shown(tree, configuration: configuration)
      _ = controller.display(theme: .standard)
      answer(&controller, .failed) { $0 == .content(of: "r2") }
      let list = controller.display(theme: .standard)
      let row = try #require(list["hierarchy/column-1/r2"])
      expect(row.flattened.contains { $0.text?.string == "The item could not be loaded." })
      expect(!row.flattened.contains { $0.tapTarget == .accessory("r2") })
      expectEqual(row.accessibility?.label, "The item could not be loaded., Try Again")
      expectEqual(list.faults, [])
      let button = try #require(retryTarget(list, in: row.identifier)).frame
      tree.isLate = { _ in false }
      controller.tap(at: LayoutPoint(x: button.midX, y: button.midY), theme: .standard)
      let text = controller.display(theme: .standard)["hierarchy/column-1/r2/title"]?.text
      expectEqual(text?.string, "Title of r2")
      tree.isLate = { $0 == "content r2" }
    }
  }

  @Test("API: ids of some rows that could not be had are told in their rows; the others stay") func someIDsThatFail()
    throws
  {
    let tree = SampleHierarchy(root: "r", children: ["r": (0..<6).map { "i\($0)" }])
    var configuration = HierarchyConfiguration()
    configuration.childBatch = 2
    tree.isLate = { $0 == "child r 2" }
    var controller = shown(tree, configuration: configuration)
    _ = controller.display(theme: .standard)
    answer(&controller, .failed) { $0 == .children(of: "r", indexes: 2..<4) }
    let list = controller.display(theme: .standard)
    expectEqual(controller.hierarchyView.items(inLevel: 1), ["i0", "i1", "i4", "i5"])
    expect(retryTarget(list, in: "hierarchy/column-1/row-2") != nil)
    tree.isLate = { _ in false }
    controller.send(.tapped(.section(1)))
    expectEqual(controller.hierarchyView.items(inLevel: 1).count, 6)
  }

  @Test("Guideline: an overflow preview hints at a level that could not be loaded, and tries again")
  func aPreviewThatFails() throws {
    let tree = SampleHierarchy.tree()
    var controller = shown(tree, .tabletPortrait, opening: ["r1", "r11"])
    controller.send(.swiped(.right))
    tree.isLate = { $0 == "count r11" }
    controller.send(.refreshed)
    _ = controller.display(theme: .standard)
    answer(&controller, .failed) { $0 == .numberOfChildren(of: "r11") }
    let view = controller.hierarchyView
    let level = try #require(view.rightPreviewLevel)
    let list = controller.display(theme: .standard)
    let node = try #require(list["hierarchy/column-\(level)"]?.flattened.first { $0.tapTarget == .section(level) })
    expect(node.image == "arrow.clockwise" && node.accessibility != nil && list.faults == [])
  }

  @Test("Guideline: a row of an overflow preview that could not be loaded says so, and tries again")
  func aRowOfAPreviewThatFails() throws {
    let tree = SampleHierarchy.tree()
    tree.isLate = { $0 == "content r112" || $0 == "content r" }
    var controller = shown(tree, .tabletPortrait, opening: ["r1", "r11"])
    controller.send(.swiped(.right))
    _ = controller.display(theme: .standard)
    for (id, level) in [("r", 0), ("r112", 3)] as [(ItemID, Int)] {
      answer(&controller, .failed) { $0 == .content(of: id) }
      let list = controller.display(theme: .standard)
      let node = try #require(list["hierarchy/column-\(level)/\(id)/retry"])
      expect(node.tapTarget == .section(level) && list.faults == [])
      expectEqual(node.accessibility?.label, "The item could not be loaded., Try Again")
      tree.isLate = { $0 == "content r112" }
      controller.send(.tapped(.section(level)))
      if id == "r" { expect(controller.hierarchyView.content(of: id) != nil) }
    }
    expectEqual(controller.hierarchyView.openRequests.map(\.question), [.content(of: "r112")])
  }

  @Test("API: a source that says at once that it failed is believed") func aSourceThatFailsAtOnce() {
    struct Failing: HierarchyDataSource {
      func rootID() -> Answer<ItemID?> { .now("r") }
      func numberOfChildren(of id: ItemID) -> Answer<Int> { id == "r" ? .now(2) : .failed }
      func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> { .now("c\(index)") }
      func parent(of id: ItemID) -> Answer<ItemID?> { .failed }
    }
    var controller = DrivenHierarchy(dataSource: Failing(), traits: .tabletPortrait)
    controller.appear()
    let list = controller.display(theme: .standard)
    expect(list["hierarchy/column-1/c0/retry"] != nil)
    expect(controller.hierarchyView.openRequests.isEmpty)
  }

  // MARK: - Data that goes away

  @Test("API: after a refresh path and columns follow; nothing is asked about what is gone")
  func aRefreshFollowsTheData() {
    let tree = SampleHierarchy.tree()
    var controller = shown(
      tree, opening: ["r1", "r12"], configuration: HierarchyConfiguration(selectionMode: .multiple))
    _ = controller.display(theme: .standard)
    for id: ItemID in ["r11", "r12", "r2"] { controller.send(.tapped(.item(id))) }
    _ = controller.display(theme: .standard)
    tree.childrenOf["r"] = ["r2", "r3"]
    tree.forgetCalls()
    let effects = controller.send(.refreshed)
    expectEqual(controller.hierarchyView.path, ["r"])
    expectEqual(controller.hierarchyView.columns, [["r"], ["r2", "r3"]])
    expect(!tree.calls.contains { $0.contains("r1") })
    expectEqual(effects, [.collapsed("r12"), .collapsed("r1"), .selectionChanged(["r2"])])
  }

  @Test("Guideline: a deleted item takes the choice of its descendants with it") func aDeletedItemTakesItsDescendants()
  {
    let tree = SampleHierarchy.tree()
    var controller = shown(tree, opening: ["r1"], configuration: HierarchyConfiguration(selectionMode: .multiple))
    _ = controller.display(theme: .standard)
    controller.send(.tapped(.item("r12")))
    controller.send(.tapped(.accessory("r12")))
    _ = controller.display(theme: .standard)
    controller.send(.tapped(.item("r121")))
    controller.send(.tapped(.item("r3")))
    tree.childrenOf["r"] = ["r2", "r3"]
    let effects = controller.send(.childrenRemoved(of: "r", at: [0]))
    expectEqual(effects, [.collapsed("r12"), .collapsed("r1"), .selectionChanged(["r3"])])
  }

  @Test("iOS: a pushed view whose object is gone is popped: the host of a phone is told")
  func aPushedLevelThatGoesIsTold() {
    let tree = SampleHierarchy.tree()
    var controller = shown(tree, .phone, opening: ["r"])
    _ = controller.display(theme: .standard)
    expectEqual(controller.send(.tapped(.accessory("r2"))), [.expanded("r2", .push)])
    tree.childrenOf["r"] = ["r1", "r3"]
    expectEqual(controller.send(.childrenRemoved(of: "r", at: [1])), [.collapsed("r2")])
    expectEqual(controller.hierarchyView.columns, [["r1", "r3"]])
  }

  @Test("API: a reload forgets path and choice, and does not end editing") func aReloadGoesOnEditing() {
    var controller = shown()
    controller.send(.editingChanged(true))
    controller.send(.reloaded)
    expect(controller.hierarchyView.isEditing)
  }

  @Test("iOS: the group whose level is shown is deleted: the host is told to take the level away")
  func aDeletedGroupIsPopped() {
    let group = ListPickerEntry(
      id: "blues", "Blues", children: ["sky", "navy"].map { ListPickerEntry(id: $0, $0.rawValue) })
    let colors = ListPickerEntry(id: "colors", "Colors", children: [group])
    var picker = opened([ListPickerSection(items: [colors, ListPickerEntry(id: "red", "Red")])])
    picker.handle(.tapped(.item("colors")))
    picker.handle(.tapped(.item("blues")))
    let rest = [ListPickerSection(items: [ListPickerEntry(id: "red", "Red")])]
    expectEqual(picker.handle(.valuesChanged(rest)), [.popped, .popped])
    expectEqual(picker.list?.path, [])
  }

  @Test("Guideline: pages that come again after the last one went are shown, and the host is told")
  func pagesComeAgain() {
    let pages = ["a", "b"].map { SiblingPage(id: $0) }
    var steps = SiblingNavigation(pages: pages, current: "b", traits: .phone)
    expectEqual(steps.handle(.pagesChanged([pages[0]])), [.shown("a", .replace)])
    expect(steps.handle(.pagesChanged([])) == [.emptied] && steps.title == nil)
    expectEqual(steps.handle(.pagesChanged([])), [])
    expectEqual(steps.handle(.pagesChanged(pages)), [.shown("a", .replace)])
    expectEqual(steps.title, "1 of 2")
  }

  // MARK: - Answers out of order

  @Test("Guideline: what is found belongs to what was typed, in whatever order a server answers")
  func answersOfASearchOutOfOrder() {
    func found(_ names: [String]) -> [ListPickerSection] {
      [ListPickerSection(items: names.map { ListPickerEntry(id: ItemID($0), $0) })]
    }
    var picker = opened(found(["Graz", "Genf"])) {
      $0.isSearchEnabled = true
      $0.searchesByHost = true
    }
    picker.handle(.tapped(.control(.searchField)))
    expectEqual(picker.handle(.searchChanged("g")), [.searchRequested("g")])
    expectEqual(picker.handle(.searchChanged("gr")), [.searchRequested("gr")])
    picker.handle(.searchAnswered("gr", found(["Graz", "Greifswald"])))
    picker.handle(.searchAnswered("g", found(["Genf", "Graz", "Greifswald"])))
    let ids = picker.visibleSections.flatMap { $0.items.map(\.id) }
    expectEqual(ids, ["Graz", "Greifswald"])
    // A failure belongs to its question too, and trying again puts the question again.
    picker.handle(.searchFailed("g"))
    expectEqual(picker.availability, .ready)
    picker.handle(.searchFailed("gr"))
    expectEqual(picker.availability, .failed)
    expectEqual(picker.handle(.tapped(.control(.retry))), [.searchRequested("gr")])
  }

  @Test("Guideline: a list that opens again after a search on a server asks for all its values")
  func aListThatOpensAgainAsksForAllValues() {
    var picker = opened {
      $0.isSearchEnabled = true
      $0.searchesByHost = true
    }
    picker.handle(.searchChanged("gr"))
    picker.handle(.searchAnswered("gr", [ListPickerSection(items: [ListPickerEntry(id: "g", "g")])]))
    picker.handle(.tapped(.item("g")))
    expectEqual(picker.handle(.tapped(.control(.apply))), [.valueChanged(["g"]), .closed])
    expectEqual(picker.handle(.tapped(.control(.formCell))), [.opened(.push), .searchRequested("")])
    picker.handle(.searchAnswered("", [.colors]))
    expect(picker.visibleSections.flatMap(\.items).count == 4 && picker.selection == ["g"])
    picker.handle(.tapped(.control(.cancel)))
    expectEqual(picker.handle(.tapped(.control(.formCell))), [.opened(.push)])
  }

  @Test("API: an answer for a hierarchy that was closed never fills one that was opened later")
  func anAnswerForAClosedPickerIsDropped() throws {
    let tree = SampleHierarchy.tree()
    tree.isLate = { $0 == "count r" || $0 == "root" }
    var picker = HierarchyPickerFormCell(configuration: ListPickerConfiguration(label: "Machines"), traits: .phone)
    picker.handle(.tapped(.control(.formCell)), asking: tree)
    let old = try #require(picker.hierarchy?.openRequests.first)
    picker.handle(.tapped(.control(.cancel)), asking: tree)
    picker.handle(.tapped(.control(.formCell)), asking: tree)
    picker.handle(.hierarchy(.answered(old.token, .root("gone"))), asking: tree)
    expectEqual(picker.hierarchy?.path, [])
    let new = try #require(picker.hierarchy?.openRequests.first)
    picker.handle(.hierarchy(.answered(new.token, .root("r"))), asking: tree)
    expectEqual(picker.hierarchy?.path, ["r"])
  }

  @Test("Guideline: selected values are displayed in the cell, also before their values are loaded")
  func aValueIsShownBeforeItIsLoaded() {
    var picker = ListPickerFormCell(
      configuration: ListPickerConfiguration(label: "City"), sections: [], value: ["graz", "bern"],
      titles: ["graz": "Graz"], traits: .phone)
    expectEqual(picker.displayList(theme: .standard)["picker/cell/value"]?.text?.string, "Graz, bern")
    picker.handle(.valueSet(["basel"], titles: ["basel": "Basel"]))
    expectEqual(picker.valueText, "Basel")
    picker.handle(.valuesChanged([ListPickerSection(items: [ListPickerEntry(id: "basel", "Basel BS")])]))
    expect(picker.valueText == "Basel BS" && picker.value == ["basel"])
  }

  @Test("iOS: rows of a long list that could not be had are told at its end, and asked for again")
  func moreRowsThatFail() throws {
    func rows(_ range: Range<Int>) -> [ObjectListItem] {
      range.map { ObjectListItem(id: "o\($0)", content: ObjectCellContent(title: "\($0)")) }
    }
    var list = ObjectList(items: rows(0..<5), totalCount: 9, traits: .phone)
    func ask() -> [ObjectListEffect] { list.handle(.laidOut(list.displayList(theme: .standard).scrollAreas)) }
    expectEqual(ask(), [.moreItemsNeeded(from: 5)])
    list.handle(.itemsFailed(from: 5))
    let row = try #require(list.displayList(theme: .standard)["list/more"])
    expectEqual(row.tapTarget, .control(.retry))
    expectEqual(list.displayList(theme: .standard).faults, [])
    expectEqual(list.handle(.tapped(.control(.retry))), [.moreItemsNeeded(from: 5)])
    list.handle(.itemsAdded(rows(7..<9), from: 7, totalCount: 9))
    expectEqual(list.items.count, 5)
    list.handle(.itemsAdded(rows(5..<9), from: 5, totalCount: 9))
    expect(list.items.count == 9 && ask() == [])
  }

  // MARK: - What an item offers

  @Test("API: a long press on the table cell offers to copy, as one on the view does") func aTableCellIsCopied() throws
  {
    var configuration = HierarchyConfiguration()
    configuration.isContentCopyable = true
    var cell = HierarchyTableCell(
      id: "a", content: HierarchyItemContent(title: "Pump", subtitle: "Hall 1"), configuration: configuration,
      traits: .phone)
    let target = try #require(cell.displayList(theme: .standard).tapTarget(at: LayoutPoint(x: 30, y: 30)))
    expectEqual(cell.handle(.longPressed(target)), [.copyOffered("a", "Pump\nHall 1")])
  }
}
