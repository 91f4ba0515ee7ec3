import TestSupport
import Testing
import ThemeDiagnostics
import ThemeSyntax

@testable import ThemeCompiler

struct NameOrderTests {
  private enum Item {}

  @Test(arguments: 0..<20 as Range<UInt64>)
  func sortsByBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var names = Names<Item>()
    for _ in 0..<random.below(200) {
      // Few different bytes, so that many names begin alike; a zero tells an end from a byte.
      let bytes = (0..<random.below(20)).map { _ in random.pick([0, 65, 66, 0xC3] as [UInt8]) }
      names.intern(bytes[...])
    }
    let sorted = NameOrder.sorted(Array(names.ids), in: names)
    let expected = names.ids.sorted {
      names.slice($0).lexicographicallyPrecedes(names.slice($1))
    }
    #expect(sorted == expected)
  }
}
