import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// After a refresh nothing is asked about an item that is gone, whatever was open, chosen or on its way.
@Suite struct RefreshPropertyTests {
  /// More seeds in a long run.
  private static let seeds: ClosedRange<UInt64> = 1...(MutationCount.isLongRun ? 330 : 30)

  @Test(arguments: seeds) func nothingIsAskedAboutWhatIsGone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = StrictHierarchy()
    for _ in 0..<60 { tree.add(below: random.pick(tree.items)) }
    var late = SeededGenerator(seed: seed &+ 7)
    if seed.isMultiple(of: 3) { tree.isLate = { late.oneIn(3) } }
    var configuration = HierarchyConfiguration(selectionMode: .multiple)
    configuration.childBatch = random.pick([2, 5, 200])
    let traits = random.pick([ViewTraits.phone, .tabletPortrait, .tabletLandscape])
    var controller = DrivenHierarchy(dataSource: tree, configuration: configuration, traits: traits)
    controller.appear()
    for step in 0..<MutationCount.perSeed(seeds: 30, usual: 3_000) {
      let what = act(&controller, tree, &random)
      _ = controller.display(theme: .standard)
      try #require(tree.faults == [], "seed \(seed), step \(step): \(what)")
    }
    // In the end everything that is shown exists.
    tree.isLate = { false }
    controller.send(.refreshed)
    _ = controller.display(theme: .standard)
    let view = controller.hierarchyView
    expect(view.path.allSatisfy(tree.items.contains), "seed \(seed)")
    expect(view.visibleLevels.flatMap(view.items(inLevel:)).allSatisfy(tree.items.contains), "seed \(seed)")
    expect(view.openRequests.isEmpty && tree.faults == [], "seed \(seed)")
  }

  private func act(
    _ controller: inout DrivenHierarchy<StrictHierarchy, DefaultHierarchyDelegate>, _ tree: StrictHierarchy,
    _ random: inout SeededGenerator
  ) -> String {
    let view = controller.hierarchyView
    let seen = view.visibleLevels.flatMap(view.items(inLevel:))
    switch random.below(10) {
    case 0...3:
      guard !seen.isEmpty else { return "nothing" }
      let id = random.pick(seen)
      controller.send(.tapped(.accessory(id)))
      return "open \(id)"
    case 4:
      guard !seen.isEmpty else { return "nothing" }
      let id = random.pick(seen)
      controller.send(.tapped(.item(id)))
      return "choose \(id)"
    case 5:
      controller.send(.swiped(random.pick(SwipeDirection.allCases)))
      return "swipe"
    case 6:
      controller.send(.traitsChanged(random.pick([.phone, .tabletPortrait, .tabletLandscape])))
      return "turn"
    case 7:
      for request in view.openRequests {
        let answer = tree.answer(to: request.question)
        if let answer { controller.answer(answer, for: request.token) }
      }
      return "answer"
    default:
      for _ in 0..<1 + random.below(4) { change(tree, view, &random) }
      controller.send(.refreshed)
      return "change and refresh"
    }
  }

  private func change(_ tree: StrictHierarchy, _ view: HierarchyModel, _ random: inout SeededGenerator) {
    switch random.below(6) {
    case 0, 1: tree.add(below: random.pick(tree.items))
    case 2: if let id = view.path.last, id != "r" { tree.remove(id) }
    case 3:
      let id = random.pick(tree.items)
      if id != "r" { tree.remove(id) }
    case 4: tree.shuffle(below: random.pick(tree.items), &random)
    default: if random.oneIn(4) { tree.begin(at: random.pick(tree.items)) }
    }
  }
}
