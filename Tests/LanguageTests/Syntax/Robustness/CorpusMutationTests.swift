import TestSupport
import Testing

/// Real stylesheets with random bytes changed: the tree prints every one of them.
@Suite struct CorpusMutationTests {
  private static let seeds: [UInt64] = [101, 102, 103, 104]

  @Test(arguments: seeds) func mutatedSheetsAreParsed(seed: UInt64) {
    var mutator = SheetMutator(RealSheets.all, seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: Self.seeds.count, usual: 20_000) { checkInvariants(mutator.next()) }
  }

  @Test func sheetsAreParsed() {
    expect(!RealSheets.all.isEmpty)
    for sheet in RealSheets.all { checkInvariants(sheet) }
  }
}
