import TestSupport
import Testing

@testable import ThemeProject

@Suite struct SuppressedRangesTests {
  /// Nested, touching, overlapping and empty ranges.
  @Test func lastCommentCounts() {
    check([], [0: nil])
    check([0..<10], [0: 0, 9: 0, 10: nil])
    check([0..<UInt32.max, 5..<8], [0: 0, 5: 1, 7: 1, 8: 0])
    check([2..<6, 4..<9], [1: nil, 3: 0, 4: 1, 8: 1, 9: nil])
    check([4..<9, 2..<6], [3: 1, 5: 1, 6: 0, 9: nil])
    check([3..<3, 3..<4], [3: 1, 4: nil])
  }

  /// As what looking through all ranges for each offset finds.
  @Test func agreesWithLookingThroughAll() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let ranges = (0..<1 + random.below(12)).map { _ in
        let start = UInt32(random.below(40))
        return start..<start + UInt32(random.below(12))
      }
      let map = SuppressedRanges(ranges.enumerated().map { ($0.offset, $0.element) })
      for offset in 0..<UInt32(60) {
        let expected = ranges.lastIndex { $0.contains(offset) }
        expectEqual(map.owner(at: offset), expected, "seed \(seed), offset \(offset)")
      }
    }
  }

  private func check(
    _ ranges: [Range<UInt32>], _ owners: [UInt32: Int?], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let map = SuppressedRanges(ranges.enumerated().map { ($0.offset, $0.element) })
    for (offset, owner) in owners {
      expectEqual(map.owner(at: offset), owner, "at \(offset)", sourceLocation: sourceLocation)
    }
  }
}
