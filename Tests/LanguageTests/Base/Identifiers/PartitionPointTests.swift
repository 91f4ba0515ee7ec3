import TestSupport
import Testing
import ThemeBase

@Suite struct PartitionPointTests {
  /// Every length, every place.
  @Test func theFirstElementIsFound() {
    for count in 0..<20 { for point in 0...count { expectEqual((0..<count).partitionPoint { $0 < point }, point) } }
  }

  @Test func indicesNeedNotBeginAtZero() {
    let slice = [1, 3, 5, 7, 9][1...]
    expectEqual(slice.partitionPoint { $0 < 6 }, 3)
    expectEqual(slice.partitionPoint { $0 < 100 }, slice.endIndex)
  }
}
