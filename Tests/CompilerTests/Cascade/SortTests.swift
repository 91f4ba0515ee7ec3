import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

@testable import ThemeCompiler

/// The compiler's own sorts give the order of the library's.
@Suite struct SortTests {
  private enum Item {}
  private static let seeds = 0..<20 as Range<UInt64>

  @Test(arguments: seeds) func namesAreSortedByBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = Names<Item>()
    for _ in 0..<random.below(400) {
      // Few different bytes, so that many names begin alike; a zero tells an end from a byte.
      let bytes = (0..<random.below(20)).map { _ in random.pick([0, 65, 66, 0xC3] as [UInt8]) }
      names.intern(bytes[...])
    }
    let sorted = NameOrder.sorted(Array(names.ids), in: names)
    let expected = names.ids.sorted { names.slice($0).lexicographicallyPrecedes(names.slice($1)) }
    expectEqual(sorted, expected)
  }

  @Test(arguments: seeds) func countingIsStable(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limit = 1 + random.below(9)
    let keys = Column<Item, UInt32>((0..<random.below(60)).map { _ in UInt32(random.below(limit)) })
    let ids = keys.ids.reversed().map { $0 }
    let sorted = CountingSort(ids, by: keys, below: limit)
    expectEqual(sorted.ids, ids.sorted { (keys[$0], $1) < (keys[$1], $0) })
    for key in 0..<limit {
      let ofKey = sorted.ids[sorted.range(of: key)]
      expectEqual(Array(ofKey), ids.filter { keys[$0] == UInt32(key) })
    }
  }
}
