import TestSupport
import Testing

/// Real stylesheets with random bytes changed: whatever they have become, they compile to something that holds together.
@Suite struct CompilerMutationTests {
  private static let seeds: [UInt64] = [201, 202, 203, 204]

  @Test(arguments: seeds) func mutatedSheetsAreCompiled(seed: UInt64) {
    check(seed, usual: 1_000, CompilerExercise.fault)
  }

  @Test func mutatedSheetsMeanTheSameWhenFlat() { check(205, usual: 250, FlatSheetExercise.fault) }

  @Test func mutatedSheetsAreComparedBothWays() {
    check(206, usual: 60) { bytes, choice in
      // Two sheets that are alike but for their ends.
      let end = bytes.lastIndex(of: UInt8(ascii: "{")) ?? bytes.endIndex
      let both = bytes + [CompilerExercise.separator] + bytes[..<end]
      return ComparisonExercise.fault(of: both, choice: choice)
    }
  }

  private func check(_ seed: UInt64, usual: Int, _ fault: ([UInt8], UInt8) -> String?) {
    var mutator = SheetMutator(RealSheets.all, seed: seed)
    for index in 0..<MutationCount.perSeed(seeds: Self.seeds.count, usual: usual) {
      let bytes = mutator.next(longest: 400)
      let found = fault(bytes, UInt8(truncatingIfNeeded: index))
      expect(found == nil, "\(found ?? ""): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
