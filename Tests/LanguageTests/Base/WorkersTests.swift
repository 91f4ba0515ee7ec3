import TestSupport
import Testing
import ThemeBase

@Suite("Shared work") struct WorkersTests {
  /// Workers that begin with the last piece.
  private let backwards = Workers(count: 2) { count, body in for index in (0..<count).reversed() { body(index) } }

  @Test("two pieces that differ in kind give their results in their order") func both() {
    for workers in [Workers.alone, backwards] {
      let (number, text) = workers.both({ 17 }, { "Label" })
      expectEqual(number, 17)
      expectEqual(text, "Label")
    }
  }

  @Test("the results of many pieces stand in the order of their numbers") func map() {
    for workers in [Workers.alone, backwards] {
      expectEqual(workers.map(count: 5) { $0 * $0 }, [0, 1, 4, 9, 16])
      expect(workers.map(count: 0) { $0 }.isEmpty)
    }
  }
}
