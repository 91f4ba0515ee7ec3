import TestSupport
import Testing
import ThemeComponents

/// Properties of sibling navigation after any events.
@Suite struct SiblingPropertyTests {
  @Test("random events on siblings", arguments: 1...8 as ClosedRange<UInt64>) func siblingsKeepTheirPromises(
    seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var navigation = SiblingNavigation(pages: [], traits: .phone)
    for _ in 0..<MutationCount.perSeed(seeds: 8, usual: 3_200) {
      switch random.below(6) {
      case 0, 1: navigation.handle(.tapped(.control(.next)))
      case 2: navigation.handle(.tapped(.control(.previous)))
      case 3: navigation.handle(.swiped(random.pick(SwipeDirection.allCases)))
      case 4: navigation.handle(.traitsChanged(random.oneIn(2) ? .phone : .phone.mirrored()))
      default:
        let pages = (0..<random.below(6)).map { _ in
          SiblingPage(id: ItemID("p\(random.below(9))"), parent: ItemID("q\(random.below(2))"))
        }
        navigation.handle(.pagesChanged(pages))
      }
      let count = navigation.pages.count
      try #require(count == 0 ? navigation.index == 0 : (0..<count).contains(navigation.index), "seed \(seed)")
      try #require(Set(navigation.pages.map(\.parent)).count <= 1, "seed \(seed)")
    }
  }
}
