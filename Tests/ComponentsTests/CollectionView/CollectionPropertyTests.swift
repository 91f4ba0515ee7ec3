import TestSupport
import Testing
import ThemeComponents

/// Properties of a collection after any events.
@Suite struct CollectionPropertyTests {
  @Test("random events on a collection", arguments: 1...8 as ClosedRange<UInt64>) func collectionsKeepTheirPromises(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let forms: [CollectionForm] = [
      .horizontal(), .horizontal(isScrollingEnabled: false), .grid(.columns(random.below(5))),
      .grid(.minimumItemSize(LayoutSize(width: 90, height: 120))),
    ]
    var view = collection(random.below(30), form: random.pick(forms), columns: 1 + random.below(4))
    for number in 0..<MutationCount.perSeed(seeds: 8, usual: 2_400) {
      let event = Self.collectionEvent(&random)
      view.handle(event)
      try #require(view.offset >= 0 && view.offset.isFinite, "seed \(seed): \(event)")
      if view.isHorizontal {
        try #require(view.offset <= view.row.highestOffset, "seed \(seed): \(event)")
        let cells = view.row.visibleCells(at: view.offset)
        try #require(cells.upperBound <= view.items.count, "seed \(seed): \(event)")
      }
      if number % 10 == 0 {
        try #require(view.displayList(theme: .standard).faults == [], "seed \(seed), event \(number)")
      }
    }
  }

  private static func collectionEvent(_ random: inout SeededGenerator) -> CollectionEvent {
    let numbers: [Double] = [.nan, -.infinity, -50, 0, 33, 700, 1e9]
    let point = LayoutPoint(x: random.pick(numbers), y: random.pick(numbers))
    switch random.below(8) {
    case 0: return .dragged(.began(at: point))
    case 1: return .dragged(.changed(translation: point))
    case 2: return .dragged(.ended(translation: point, velocity: point))
    case 3: return .scrolled(to: random.pick(numbers))
    case 4: return .scrollEnded(at: random.pick(numbers))
    case 5: return .tapped(.item(ItemID("item-\(random.below(20))")))
    case 6:
      let items = (0..<random.below(12)).map { CollectionEntry(id: ItemID("n\($0)"), title: "N") }
      return .itemsChanged(items, totalCount: random.below(100) - 50)
    default:
      var traits = random.pick([ViewTraits.phone, .tabletPortrait, .tabletLandscape.mirrored()])
      if random.oneIn(3) { traits.size = LayoutSize(width: random.pick(numbers), height: 100) }
      return .traitsChanged(traits)
    }
  }
}
