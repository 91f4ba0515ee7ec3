import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// Whatever a data source answers, a hierarchy view stays in order.
@Suite struct LyingHierarchyTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func nothingThatIsAnsweredBreaksTheView(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let liar = LyingHierarchy(seed: seed &+ 1000)
    var configuration = HierarchyConfiguration(selectionMode: random.pick(HierarchySelectionMode.allCases))
    configuration.childBatch = random.pick([0, -5, 1, 3, 200, Int.max, Int.min])
    var controller = DrivenHierarchy(dataSource: liar, configuration: configuration, traits: .tabletPortrait)
    controller.appear()
    for number in 0..<MutationCount.perSeed(seeds: 20, usual: 1_200) {
      let event = event(&random, controller)
      controller.send(event)
      let broken = broken(controller.hierarchyView)
      try #require(broken == [], "seed \(seed), event \(number): \(event)")
      if number % 10 == 0 {
        let list = controller.display(theme: .standard)
        try #require(list.faults == [], "seed \(seed), event \(number): \(event)")
        try #require(list.columnsWithSeveralExpandedRows == [], "seed \(seed), event \(number)")
      }
    }
  }

  private func event(
    _ random: inout SeededGenerator, _ controller: DrivenHierarchy<LyingHierarchy, DefaultHierarchyDelegate>
  ) -> HierarchyEvent {
    let view = controller.hierarchyView
    let id = random.pick(LyingHierarchy.ids + ["nobody"])
    let level = random.pick([0, 1, 2, -1, Int.min, Int.max])
    switch random.below(14) {
    case 0...3: return .tapped(.accessory(id))
    case 4: return .tapped(.item(id))
    case 5: return .swiped(random.pick(SwipeDirection.allCases))
    case 6: return .tapped(.control(random.pick([.headerLeft, .headerRight])))
    case 7: return .childrenInserted(of: id, at: [0, 2, 2, -1, Int.max, Int.min, random.below(90)])
    case 8: return .parentInvalidated(of: id)
    case 9: return .contentInvalidated(of: id)
    case 10:
      let start = random.pick([0, 3, 999_999_990, Int.min, Int.max - 9])
      return .rowsShown(level: level, rows: start..<start + random.below(9))
    case 11, 12:
      guard let request = view.openRequests.first else { return .appeared }
      return .answered(request.token, controller.dataSource.anyAnswer())
    default:
      if random.oneIn(8) { return .reloaded }
      return random.oneIn(2)
        ? .scrolled(in: HierarchyModel.identifier(ofLevel: level), to: random.pick([.nan, 1e300, -3, 40]))
        : .traitsChanged(random.pick([.phone, .tabletPortrait, .tabletLandscape.mirrored()]))
    }
  }

  private func broken(_ view: HierarchyModel) -> [String] {
    var broken: [String] = []
    if Set(view.path).count != view.path.count { broken.append("an item is twice on the path") }
    for level in -1...view.levelCount {
      if let item = view.expandedItem(inLevel: level), view.level(of: item) != level {
        broken.append("\(item) is expanded and not in its level")
      }
      let items = view.items(inLevel: level)
      if Set(items).count != items.count { broken.append("an item stands twice in a level") }
      if case .items(let count) = view.content(ofLevel: level), count < 1 || count > 1_000_000_000 {
        broken.append("a level of \(count) items")
      }
    }
    for level in [Int.min, Int.max] {
      if view.parent(ofLevel: level) != nil || view.item(inLevel: level, at: level) != nil {
        broken.append("something in level \(level)")
      }
    }
    if view.visibleLevels.upperBound > view.levelCount || view.firstVisibleLevel < 0 {
      broken.append("the window stands outside the levels")
    }
    return broken
  }

  @Test("an id that a list has twice is shown once") func anIDStandsOnceInAList() {
    let hierarchy = SampleHierarchy(root: "r", children: ["r": ["a", "b", "a", "c"]])
    let controller = shown(hierarchy)
    expectEqual(controller.hierarchyView.items(inLevel: 1), ["a", "b", "c"])
    expect(controller.hierarchyView.item(inLevel: 1, at: 2) == nil)
    let rows = drawn(controller)["hierarchy/column-1"]?.children ?? []
    expectEqual(rows.map(\.name), ["a", "b", "c"])
  }

  @Test("an item that is named below itself cannot be opened there") func circlesAreNotFollowed() {
    let hierarchy = SampleHierarchy(root: "r", children: ["r": ["a"], "a": ["r", "a", "b"]])
    hierarchy.parentOf = [:]
    var controller = shown(hierarchy, opening: ["a"])
    for id: ItemID in ["r", "a"] {
      expectEqual(controller.send(.tapped(.accessory(id))), [])
      expectEqual(controller.hierarchyView.path, ["r", "a"])
    }
    expectEqual(drawn(controller).columnsWithSeveralExpandedRows, [])
  }

  @Test("an item below several others can be opened below each of them") func sharedChildrenAreOpenedWhereTheyStand()
    throws
  {
    let hierarchy = SampleHierarchy(root: "r", children: ["r": ["a", "b"], "a": ["x"], "b": ["x", "y"], "x": ["z"]])
    hierarchy.decorate = { if $0.title == "Title of x" { $0.footnote = "Footnote" } }
    var controller = shown(hierarchy, opening: ["a", "x"])
    expectEqual(controller.hierarchyView.path, ["r", "a", "x"])
    _ = controller.display(theme: .standard)
    controller.send(.swiped(.right))
    controller.send(.tapped(.accessory("b")))
    expectEqual(controller.hierarchyView.level(of: "x"), 2)
    // Its row has the height that its content needs, though nobody asks for that again.
    let list = controller.display(theme: .standard)
    expectEqual(list.layoutFaults, [])
    expect(list["hierarchy/column-2/x/footnote"] != nil)
    controller.send(.tapped(.accessory("x")))
    expectEqual(controller.hierarchyView.path, ["r", "b", "x"])
  }

  @Test("an item that is on the path is nobody's parent there, least of all its own") func wrongParentsAreNone() {
    let hierarchy = SampleHierarchy.tree(depth: 2)
    hierarchy.parentOf["r"] = "r"
    var controller = shown(hierarchy, opening: ["r1"])
    expectEqual(controller.hierarchyView.path, ["r", "r1"])
    hierarchy.parentOf["r"] = "r1"
    controller.invalidateParent(of: "r")
    expectEqual(controller.hierarchyView.path, ["r", "r1"])
  }
}

extension DisplayList {
  /// The columns in which more than one row is drawn as expanded.
  var columnsWithSeveralExpandedRows: [String] {
    nodes.filter { $0.role == .column || $0.role == .preview }.filter {
      $0.children.filter { $0.state.name.hasPrefix("selected") }.count > 1
    }.map(\.identifier)
  }
}
