import TestSupport
import Testing
import ThemeDiagnostics

@testable import ThemeCompiler

struct CountingSortTests {
  private enum Item {}

  @Test(arguments: 0..<20 as Range<UInt64>)
  func sortsStably(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limit = 1 + random.below(9)
    let keys = Column<Item, UInt32>((0..<random.below(60)).map { _ in UInt32(random.below(limit)) })
    let ids = keys.ids.reversed().map { $0 }
    let sorted = CountingSort(ids, by: keys, below: limit)
    #expect(sorted.ids == ids.sorted { (keys[$0], $1) < (keys[$1], $0) })
    for key in 0..<limit {
      let ofKey = sorted.ids[sorted.range(of: key)]
      #expect(Array(ofKey) == ids.filter { keys[$0] == UInt32(key) })
    }
  }
}
