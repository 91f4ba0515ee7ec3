import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

/// Whatever the bytes: tokens, comments and the tree stay, and formatting twice is formatting once.
@Suite struct RobustnessTests {
  private static let seeds: [UInt64] = [201, 202, 203, 204]

  @Test(arguments: seeds) func mutatedSheetsAreFormatted(seed: UInt64) {
    var mutator = SheetMutator(RealSheets.all, seed: seed)
    for _ in 0..<MutationCount.perSeed(seeds: Self.seeds.count, usual: 2_000) { checkFormatInvariants(mutator.next()) }
  }

  @Test func sheetsAreFormatted() {
    for sheet in RealSheets.all {
      checkFormatInvariants(sheet)
      checkFormatInvariants(sheet, FormatOptions(writesDefinitionsForLineReader: true))
    }
  }

  @Test func editsOfARangeStayInIt() {
    let text = Array("A{a:b;}\nB{a:b;}\nC{a:b;}\n".utf8)
    for start in text.indices {
      for edit in Formatter.edits(parse(text), in: start..<start + 1) {
        expect(Int(edit.span.start) <= start + 1 && Int(edit.span.end) >= start)
      }
    }
    expectEqual(Formatter.edits(parse(text), in: 8..<15).count, 4)
  }
}
