import TestSupport
import Testing
import ThemeComponents

@Suite struct HierarchyLoadingTests {
  @Test("HV-01 the first load asks for the root, which goes into column 0") func theRootComesFirst() {
    let hierarchy = SampleHierarchy.tree()
    let controller = shown(hierarchy)
    expectEqual(hierarchy.calls.first, "root")
    expectEqual(controller.hierarchyView.columns.first, ["r"])
  }

  @Test("HV-01 without a root the view stays empty and has nothing left to load") func aNilRootLeavesTheViewEmpty() {
    let hierarchy = SampleHierarchy(root: nil, children: [:])
    let controller = shown(hierarchy)
    expect(controller.hierarchyView.isEmpty)
    expectEqual(controller.hierarchyView.columns, [])
    expectEqual(controller.hierarchyView.openRequests, [])
    expectEqual(hierarchy.calls, ["root"])
  }

  @Test("HV-02 HV-03 the root's children come in index order, then its parent") func theFirstLoadHasItsOrder() {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    _ = shown(hierarchy)
    expectEqual(hierarchy.calls, ["root", "count r", "child r 0", "child r 1", "child r 2", "parent r"])
  }

  @Test("HV-02 the order is the same on compact width", arguments: [ViewTraits.phone])
  func theFirstLoadIsTheSameOnAPhone(traits: ViewTraits) {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    _ = shown(hierarchy, traits)
    expectEqual(hierarchy.calls, ["root", "count r", "child r 0", "child r 1", "child r 2", "parent r"])
  }

  @Test("HV-03 the parent of the root goes into a preview column before it") func theParentOfTheRootIsHintedAt() {
    for traits in [ViewTraits.tabletPortrait, .tabletLandscape] {
      let view = shown(.tree(depth: 1, parent: "p"), traits).hierarchyView
      expectEqual(view.leftPreviewLevel, 0)
      expectEqual(view.items(inLevel: 0), ["p"])
      expectEqual(view.columns, [["r", "uncle"], ["r1", "r2", "r3"]])
      expectEqual(view.expandedItem(inLevel: 1), "r")
    }
  }

  @Test("HV-04 children that are inserted later are shown without a reload") func childrenCanFollow() {
    let hierarchy = SampleHierarchy(root: "r", children: [:])
    var controller = shown(hierarchy)
    expectEqual(controller.hierarchyView.content(ofLevel: 1), .empty)
    hierarchy.childrenOf["r"] = ["a", "b"]
    hierarchy.forgetCalls()
    controller.insertChildren(of: "r", at: 0..<2)
    expectEqual(controller.hierarchyView.columns, [["r"], ["a", "b"]])
    expectEqual(hierarchy.calls, ["child r 0", "child r 1"])
    hierarchy.childrenOf["r"] = ["a", "new", "b", "c"]
    controller.send(.childrenInserted(of: "r", at: [3, 1]))
    expectEqual(controller.hierarchyView.columns, [["r"], ["a", "new", "b", "c"]])
  }

  @Test("HV-04 the row of an item whose children follow gets its accessory then") func theRowFollowsItsChildren() {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    var controller = shown(hierarchy)
    _ = controller.display(theme: .standard)
    expectEqual(controller.send(.tapped(.accessory("r1"))), [])
    hierarchy.childrenOf["r1"] = ["x"]
    controller.send(.contentInvalidated(of: "r1"))
    expect(drawn(controller)["hierarchy/column-1/r1/indicator"] != nil)
    expectEqual(controller.send(.tapped(.accessory("r1"))), [.expanded("r1", .column)])
    hierarchy.childrenOf["r1"] = ["x", "y"]
    controller.insertChildren(of: "r1", at: [1])
    expectEqual(controller.hierarchyView.columns.last, ["x", "y"])
    expectEqual(controller.hierarchyView.content(of: "r1")?.hierarchyAttributeText, "2")
  }

  @Test("HV-04 an item that had no children when its row was drawn can be opened once it has some")
  func childrenOfRowsCanFollow() {
    /// As in the reference: the number of children is what is loaded, and nothing else is said of a row.
    final class Remote: HierarchyDataSource {
      var loaded: [ItemID: [ItemID]] = ["r": ["a", "b"]]
      func rootID() -> Answer<ItemID?> { .now("r") }
      func numberOfChildren(of id: ItemID) -> Answer<Int> { .now(loaded[id]?.count ?? 0) }
      func childID(at index: Int, of parent: ItemID) -> Answer<ItemID> { .now(loaded[parent]?[index] ?? "") }
      func parent(of id: ItemID) -> Answer<ItemID?> { .now(nil) }
      func title(of id: ItemID) -> Answer<String?> { .now("Title of \(id)") }
    }
    let remote = Remote()
    var controller = DrivenHierarchy(dataSource: remote, traits: .tabletPortrait)
    controller.appear()
    expect(controller.display(theme: .standard)["hierarchy/column-1/a/indicator"] == nil)
    expectEqual(controller.send(.tapped(.accessory("a"))), [])
    remote.loaded["a"] = ["a1", "a2"]
    controller.insertChildren(of: "a", at: 0..<2)
    let list = controller.display(theme: .standard)
    expectEqual(list["hierarchy/column-1/a/indicator/title"]?.text?.string, "2")
    expectEqual(controller.send(.tapped(.accessory("a"))), [.expanded("a", .column)])
    expectEqual(controller.hierarchyView.columns.last, ["a1", "a2"])
    // Nothing inserted changes nothing.
    let before = controller.hierarchyView
    controller.insertChildren(of: "a", at: [])
    expectEqual(controller.hierarchyView, before)
  }

  @Test("HV-05 a parent that becomes known later is inserted on demand") func parentsCanFollow() {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    var controller = shown(hierarchy)
    expect(controller.hierarchyView.leftPreviewLevel == nil)
    hierarchy.parentOf["r"] = "p"
    hierarchy.childrenOf["p"] = ["r", "s"]
    controller.invalidateParent(of: "r")
    expectEqual(controller.hierarchyView.path, ["p", "r"])
    expectEqual(controller.hierarchyView.leftPreviewLevel, 0)
    expectEqual(controller.hierarchyView.columns, [["r", "s"], ["r1", "r2", "r3"]])
  }

  @Test("HV-05 a parent that is answered later goes before the root when it comes") func parentsCanBeLate() throws {
    let hierarchy = SampleHierarchy.tree(depth: 1, parent: "p")
    hierarchy.isLate = { $0.hasPrefix("parent") }
    for (answer, path) in [(HierarchyAnswer.parent("p"), ["p", "r"]), (.parent(nil), ["r"]), (.failed, ["r"])]
      as [(HierarchyAnswer, [ItemID])]
    {
      var controller = shown(hierarchy)
      expectEqual(controller.hierarchyView.path, ["r"])
      let request = try #require(controller.hierarchyView.openRequests.last)
      expectEqual(request.question, .parent(of: "r"))
      controller.answer(answer, for: request.token)
      expectEqual(controller.hierarchyView.path, path)
      // The columns stay where they were.
      expectEqual(controller.hierarchyView.columns.first?.contains("r"), true)
    }
  }

  @Test("HV-06 a column shows the children of the expanded item of the one before") func columnsAreChainedByExpansion()
  {
    let controller = shown(.tree(), .tabletLandscape, opening: ["r2", "r21"])
    let view = controller.hierarchyView
    for level in 0..<(view.levelCount - 1) {
      let expanded = view.expandedItem(inLevel: level)
      expect(expanded != nil)
      expectEqual(view.items(inLevel: level + 1), expanded.map { controller.dataSource.childrenOf[$0, default: []] })
    }
  }

  @Test("HV-07 siblings are the children of the parent; without one an item stands alone")
  func siblingsAreTheParentsChildren() {
    let alone = shown(.tree(depth: 1)).hierarchyView
    expectEqual(alone.items(inLevel: 0), ["r"])
    let withParent = shown(.tree(depth: 1, parent: "p")).hierarchyView
    expectEqual(withParent.items(inLevel: 1), ["r", "uncle"])
  }

  @Test("HV-08 a column is loading, then empty or filled, or it failed") func aColumnHasThreeStates() throws {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    hierarchy.isLate = { $0.hasPrefix("count") }
    for (answer, expected) in [
      (HierarchyAnswer.numberOfChildren(3), HierarchyLevelContent.items(count: 3)), (.numberOfChildren(0), .empty),
      (.numberOfChildren(-4), .empty), (.failed, .failed),
    ] {
      var controller = shown(hierarchy)
      expectEqual(controller.hierarchyView.content(ofLevel: 1), .loading)
      let request = try #require(controller.hierarchyView.openRequests.first)
      expectEqual(request.question, .numberOfChildren(of: "r"))
      controller.answer(answer, for: request.token)
      expectEqual(controller.hierarchyView.content(ofLevel: 1), expected)
    }
  }

  @Test("HV-08 an asynchronous column shows a sign while it loads, then nothing or its rows")
  func theThreeStatesAreDrawn() throws {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    hierarchy.isLate = { $0.hasPrefix("count r") && $0 == "count r" }
    for (answer, roles) in [
      (HierarchyAnswer?.none, [DisplayRole.activityIndicator]), (.numberOfChildren(2), [.row, .row]),
      (.numberOfChildren(0), []), (.failed, [.text, .button]),
    ] as [(HierarchyAnswer?, [DisplayRole])] {
      var controller = shown(hierarchy)
      let token = try #require(controller.hierarchyView.openRequests.first).token
      if let answer { controller.answer(answer, for: token) }
      expectEqual(drawn(controller)["hierarchy/column-1"]?.children.map(\.role), roles)
    }
  }

  @Test func aFailedLevelIsTriedAgain() throws {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    hierarchy.isLate = { $0 == "count r" }
    var controller = shown(hierarchy)
    let token = try #require(controller.hierarchyView.openRequests.first).token
    controller.answer(.failed, for: token)
    let button = try #require(drawn(controller)["hierarchy/column-1/retry"]).frame
    hierarchy.isLate = { _ in false }
    controller.tap(at: LayoutPoint(x: button.midX, y: button.midY), theme: .standard)
    expectEqual(controller.hierarchyView.content(ofLevel: 1), .items(count: 3))
  }

  @Test("HV-08 ids that cannot be loaded are told, and asked for again only when somebody wants that")
  func failedIDsAreTold() throws {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    hierarchy.isLate = { $0.hasPrefix("child r") }
    var controller = shown(hierarchy)
    let request = try #require(controller.hierarchyView.openRequests.first)
    expectEqual(request.question, .children(of: "r", indexes: 0..<3))
    controller.answer(.failed, for: request.token)
    hierarchy.forgetCalls()
    let column = try #require(drawn(controller)["hierarchy/column-1"])
    expect(column.flattened.contains { $0.text?.string == "The items could not be loaded." })
    expect(!hierarchy.calls.contains { $0.hasPrefix("child") })
    hierarchy.isLate = { _ in false }
    controller.send(.tapped(.section(1)))
    expectEqual(controller.hierarchyView.items(inLevel: 1), ["r1", "r2", "r3"])
  }

  @Test("HV-09 an answer for a parent that is no longer shown is dropped") func lateAnswersAreDropped() throws {
    let hierarchy = SampleHierarchy.tree()
    hierarchy.isLate = { $0 == "count r1" }
    var controller = shown(hierarchy, opening: ["r1"])
    let stale = try #require(controller.hierarchyView.openRequests.first).token
    controller.send(.tapped(.accessory("r2")))
    let before = controller.hierarchyView
    controller.answer(.numberOfChildren(99), for: stale)
    expectEqual(controller.hierarchyView, before)
    expectEqual(controller.hierarchyView.columns, [["r1", "r2", "r3"], ["r21", "r22", "r23"]])
    // Shown again, it is asked for again, and only the new token counts.
    controller.send(.tapped(.accessory("r1")))
    controller.answer(.numberOfChildren(99), for: stale)
    expectEqual(controller.hierarchyView.content(ofLevel: 2), .loading)
    let fresh = try #require(controller.hierarchyView.openRequests.first).token
    controller.answer(.numberOfChildren(3), for: fresh)
    expectEqual(controller.hierarchyView.columns.last, ["r11", "r12", "r13"])
  }

  @Test("HV-09 a token that was never given or answered already changes nothing") func unknownTokensChangeNothing() {
    var controller = shown()
    let before = controller.hierarchyView
    for number: UInt64 in [0, 1, 2, 77, .max] { controller.answer(.root("x"), for: LoadToken(number: number)) }
    expectEqual(controller.hierarchyView, before)
  }

  @Test("HV-10 the left preview is asked for first, then the columns, then the right preview")
  func loadsHaveAFixedOrder() throws {
    // Rows that came back from memory: nothing is known but the path.
    let hierarchy = SampleHierarchy.tree(depth: 5, parent: "p")
    hierarchy.isLate = { _ in true }
    var view = HierarchyModel(traits: .tabletLandscape)
    var requests: [HierarchyRequest] = []
    func handle(_ event: HierarchyEvent) {
      for case .ask(let request) in view.handle(event) { requests.append(request) }
    }
    handle(.appeared)
    handle(.answered(try #require(requests.last).token, .root("r")))
    expectEqual(requests.map(\.question), [.root, .numberOfChildren(of: "r"), .parent(of: "r")])
    handle(.answered(try #require(requests.last).token, .parent("p")))
    expectEqual(requests.dropFirst(3).map(\.question), [.parent(of: "p"), .numberOfChildren(of: "p")])
  }

  @Test("HV-10 the rows of the left preview come first, then the columns', then the right preview's")
  func rowsAreAskedForFromLeftToRight() throws {
    for traits in [ViewTraits.tabletPortrait, .tabletLandscape] {
      let hierarchy = SampleHierarchy.tree(depth: 6)
      var controller = shown(hierarchy, traits, opening: ["r1", "r11", "r111"])
      controller.send(.swiped(.right))
      let view = controller.hierarchyView
      let left = try #require(view.leftPreviewLevel)
      let right = try #require(view.rightPreviewLevel)
      hierarchy.forgetCalls()
      _ = controller.display(theme: .standard)
      let rows = hierarchy.calls.filter { $0.hasPrefix("content ") }.map {
        ItemID(String($0.dropFirst("content ".count)))
      }
      let levels = rows.compactMap { view.level(of: $0) }
      expectEqual(levels, levels.sorted(), "\(rows)")
      expect(Set(levels).isSubset(of: left...right) && levels.contains(right), "\(rows)")
    }
  }

  @Test("HV-10 a column that is loaded is not loaded again") func loadedColumnsAreNotLoadedAgain() {
    let hierarchy = SampleHierarchy.tree()
    var controller = shown(hierarchy, opening: ["r1", "r2"])
    hierarchy.forgetCalls()
    controller.send(.tapped(.accessory("r1")))
    controller.send(.swiped(.right))
    controller.send(.swiped(.left))
    expectEqual(hierarchy.calls, [])
  }

  @Test func manyChildrenAreAskedForInBatches() {
    let hierarchy = SampleHierarchy(root: "r", children: ["r": (0..<1000).map { ItemID("i\($0)") }])
    var configuration = HierarchyConfiguration()
    configuration.childBatch = 100
    var controller = shown(hierarchy, configuration: configuration)
    expectEqual(controller.hierarchyView.content(ofLevel: 1), .items(count: 1000))
    expectEqual(controller.hierarchyView.items(inLevel: 1).count, 100)
    controller.send(.rowsShown(level: 1, rows: 250..<270))
    expectEqual(controller.hierarchyView.items(inLevel: 1).count, 200)
    expect(controller.hierarchyView.item(inLevel: 1, at: 150) == nil)
    expectEqual(controller.hierarchyView.item(inLevel: 1, at: 269), "i269")
    expect(controller.hierarchyView.content(of: "i269") != nil)
    expect(controller.hierarchyView.content(of: "i270") == nil)
  }

  @Test func idsMayArriveInParts() throws {
    let hierarchy = SampleHierarchy.tree(depth: 1)
    hierarchy.isLate = { $0 == "child r 1" }
    var controller = shown(hierarchy)
    expectEqual(controller.hierarchyView.items(inLevel: 1), ["r1"])
    let request = try #require(controller.hierarchyView.openRequests.first)
    expectEqual(request.question, .children(of: "r", indexes: 1..<3))
    controller.answer(.children(["r2"]), for: request.token)
    expectEqual(controller.hierarchyView.columns, [["r"], ["r1", "r2", "r3"]])
  }

  @Test func aReloadAsksForEverythingAnew() {
    let hierarchy = SampleHierarchy.tree()
    var controller = shown(hierarchy, opening: ["r1"], configuration: HierarchyConfiguration(selectionMode: .multiple))
    controller.send(.tapped(.item("r2")))
    hierarchy.forgetCalls()
    let effects = controller.send(.reloaded)
    expectEqual(effects, [.selectionChanged([])])
    expectEqual(controller.hierarchyView.path, ["r"])
    expectEqual(hierarchy.calls.first, "root")
  }
}
