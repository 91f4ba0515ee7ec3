import TestSupport
import Testing
import ThemeTable

@testable import ThemeComponents

/// Properties of a hierarchy view after any events.
@Suite struct HierarchyPropertyTests {
  @Test("random events on a million items", arguments: [1, 2, 3, 4] as [UInt64]) func randomEventsKeepThePromises(
    seed: UInt64
  ) throws {
    var player = lazyPlayer(seed: seed)
    for number in 0..<MutationCount.perSeed(seeds: 4, usual: 3_000) {
      let event = player.step()
      let broken = player.brokenPromises()
      try #require(broken == [], "seed \(seed), event \(number): \(event)")
    }
  }

  /// A million items exist; the work and what is kept follow the events, not the items.
  @Test func eventsTouchOnlyWhatIsVisited() throws {
    let seed: UInt64 = 5
    let events = MutationCount.perSeed(seeds: 1, usual: 5_000)
    var player = lazyPlayer(seed: seed)
    for number in 0..<events {
      let event = player.nextEvent()
      player.send(event)
      guard number % 50 == 0 else { continue }
      try #require(player.brokenPromises() == [], "seed \(seed), event \(number): \(event)")
    }
    // The ids of items that were opened are known, not those of the million that exist.
    let hierarchy = player.controller.dataSource
    let items = player.controller.hierarchyView.store.parents.count
    expect(items > 100 && items <= hierarchy.parentsAsked.count * hierarchy.width)
    expect(hierarchy.parentsAsked.count < 5_000)
    expect(hierarchy.idsGiven < 10 * events && hierarchy.contentsGiven < 10 * events)
    let requests = player.controller.hierarchyView.openRequests
    expect(requests.count < 1_000)
  }

  private func lazyPlayer(seed: UInt64) -> HierarchyPlayer {
    let hierarchy = LazyHierarchy()
    expect(hierarchy.count > 1_000_000)
    var late = SeededGenerator(seed: seed &+ 100)
    hierarchy.isLate = { late.oneIn(3) }
    return HierarchyPlayer(hierarchy, seed: seed)
  }

  @Test("whatever happened, what is drawn is sound", arguments: [11, 12] as [UInt64]) func layoutsAreSound(seed: UInt64)
    throws
  {
    var player = lazyPlayer(seed: seed)
    for number in 0..<MutationCount.perSeed(seeds: 2, usual: 400) {
      let event = player.step()
      guard number % 6 == 0 else { continue }
      let faults = player.controller.display(theme: .standard).faults
      try #require(faults == [], "seed \(seed), event \(number): \(event)")
    }
  }
}

/// Someone who does anything at random with a hierarchy view.
struct HierarchyPlayer {
  var controller: DrivenHierarchy<LazyHierarchy, DefaultHierarchyDelegate>
  private var random: SeededGenerator
  private var isDragging = false

  init(_ hierarchy: LazyHierarchy, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var configuration = HierarchyConfiguration()
    configuration.selectionMode = random.pick(HierarchySelectionMode.allCases)
    configuration.childBatch = 50
    controller = DrivenHierarchy(dataSource: hierarchy, configuration: configuration, traits: .tabletPortrait)
    controller.appear()
  }

  private var view: HierarchyModel { controller.hierarchyView }

  /// Does one thing and says what.
  mutating func step() -> HierarchyEvent {
    let event = nextEvent()
    controller.send(event)
    return event
  }

  mutating func send(_ event: HierarchyEvent) { controller.send(event) }

  mutating func nextEvent() -> HierarchyEvent {
    switch random.below(16) {
    case 0...3: return .tapped(.accessory(item()))
    case 4: return .tapped(.item(item()))
    case 5: return .tapped(.control(random.pick([.headerLeft, .headerRight])))
    case 6: return .swiped(random.pick(SwipeDirection.allCases))
    case 7: return .dragged(drag())
    case 8: return .scrolled(in: HierarchyModel.identifier(ofLevel: level()), to: number())
    case 9, 10: return rows()
    case 11, 12: return lateAnswer()
    case 13: return .traitsChanged(traits())
    case 14: return random.oneIn(2) ? .parentInvalidated(of: item()) : .contentInvalidated(of: item())
    default: return random.oneIn(50) ? .reloaded : .answered(LoadToken(number: UInt64(random.below(2000))), .failed)
    }
  }

  private mutating func level() -> Int { random.below(view.levelCount + 2) - 1 }

  private mutating func item() -> ItemID {
    let level = random.below(max(1, view.levelCount))
    guard case .items(let count) = view.content(ofLevel: level), !random.oneIn(20) else {
      return random.pick(["nobody", "0", "top", "0.5", "0.1.2.3"])
    }
    return view.item(inLevel: level, at: random.below(count)) ?? "0"
  }

  private mutating func rows() -> HierarchyEvent {
    let start = random.below(120) - 2
    return .rowsShown(level: level(), rows: start..<start + random.below(30))
  }

  private mutating func lateAnswer() -> HierarchyEvent {
    let open = view.openRequests
    guard !open.isEmpty else { return .appeared }
    let request = random.pick(open)
    let answer = controller.dataSource.lateAnswer(to: request.question)
    return .answered(request.token, random.oneIn(10) ? .failed : answer)
  }

  private mutating func number() -> Double { random.pick([.nan, .infinity, -40, 0, 55.5, 3000, 1e12]) }

  private mutating func point() -> LayoutPoint {
    LayoutPoint(x: Double(random.below(2400)) - 1200, y: random.oneIn(4) ? number() : 3)
  }

  private mutating func drag() -> DragEvent {
    switch random.below(5) {
    case 0: .began(at: point())
    case 1, 2: .changed(translation: point())
    case 3: .ended(translation: point(), velocity: point())
    default: .cancelled
    }
  }

  private mutating func traits() -> ViewTraits {
    var traits = random.pick([ViewTraits.phone, .tabletPortrait, .tabletLandscape])
    if random.oneIn(3) { traits = traits.mirrored() }
    if random.oneIn(5) { traits.size = LayoutSize(width: number(), height: number()) }
    traits.contentSizeCategory = random.pick(StyleTextSize.allCases)
    return traits
  }

  /// The promises that do not hold in the state.
  func brokenPromises() -> [String] {
    let view = view
    let hierarchy = controller.dataSource
    var broken: [String] = []
    func promise(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }
    for (parent, child) in zip(view.path, view.path.dropFirst()) {
      promise(hierarchy.parentID(of: child) == parent, "\(child) is no child of \(parent)")
    }
    promise(Set(view.path).count == view.path.count, "an item is twice on the path")
    for level in 0..<view.levelCount {
      if let expanded = view.expandedItem(inLevel: level) {
        promise(view.level(of: expanded) == level, "\(expanded) is not in its level")
      }
    }
    promise(view.selection.allSatisfy { hierarchy.level(of: $0) != nil }, "something unknown is selected")
    promise(Set(view.selection).count == view.selection.count, "an item is selected twice")
    let mode = view.configuration.selectionMode
    promise(mode != .none || view.selection.isEmpty, "selected without selection")
    promise(mode != .single || view.selection.count <= 1, "several selected")
    let maximum = view.configuration.maximumColumns(in: view.traits)
    promise((1...maximum).contains(view.columnCount), "\(view.columnCount) columns")
    promise(view.firstVisibleLevel >= 0, "the window stands before the first level")
    promise(view.path.isEmpty || !view.visibleLevels.isEmpty, "no level is in view")
    promise(view.visibleLevels.upperBound <= view.levelCount, "a level is in view that is none")
    promise(view.visibleLevels.count <= view.columnCount, "more levels than columns")
    promise((view.header != nil) == (view.columnCount == 1), "header with several columns")
    return broken
  }
}
