import TestSupport
import Testing

/// Real stylesheets with random bytes changed: whatever they have become, they compile to something that holds together.
@Suite struct CompilerMutationTests {
  private static let seeds: [UInt64] = [201, 202, 203, 204]

  @Test(arguments: seeds) func mutatedSheetsAreCompiled(seed: UInt64) {
    var mutator = SheetMutator(RealSheets.all, seed: seed)
    for index in 0..<MutationCount.perSeed(seeds: Self.seeds.count, usual: 1_000) {
      let bytes = mutator.next(longest: 400)
      let fault = CompilerExercise.fault(of: bytes, choice: UInt8(truncatingIfNeeded: index))
      #expect(fault == nil, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
