import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeSyntax

@testable import ThemeAnalysis

/// Another layout changes no finding and no meaning, even of files with mistakes.
@Suite struct FormatLossTests {
  /// Findings that are about the layout, which the canonical one mends.
  private static let layoutCodes: Set<DiagnosticCode> = [.missingLastSemicolon, .commentTouchesWord, .slashesInWord]

  private func formatted(_ bytes: [UInt8]) -> [UInt8] {
    Formatter.format(Parser.parse(SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: bytes)))
  }

  private func codes(_ compilation: LintedTheme) -> [String] {
    compilation.diagnostics.filter { !Self.layoutCodes.contains($0.code) }.map { "\($0.code) \($0.severity)" }.sorted()
  }

  private func fault(of bytes: [UInt8]) -> String? {
    let once = formatted(bytes)
    guard once != bytes else { return nil }
    if formatted(once) != once { return "formatted twice differs" }
    let (before, after) = (FixProof(bytes).before, FixProof(once).before)
    if codes(before) != codes(after) { return "other findings" }
    return ThemeMeaning(before.table) == ThemeMeaning(after.table) ? nil : "another meaning"
  }

  @Test(arguments: ["\u{FEFF}l{t:(;/**/@media(l:d){e:0}}", "\u{FEFF}P{@media(e:d){}e:0}"])
  func aByteOrderMarkIndentsNothing(text: String) {
    expect(fault(of: Array(text.utf8)) == nil)
    expect(formatted(Array(text.utf8)) != Array(text.utf8))
  }

  /// The first line ending of a file may stand where nothing is printed, or in a comment or a mistake, which stay.
  @Test(arguments: [
    "\r\n/* a\n b */\r\n@c: 1;\r\n",
    "\r\n\r\n@c: 1;\n\nA {\n  b: @c;\r ? d: 2;\r\n}\r\nE { f: 3; }\r\n",
  ]) func lineEndingsStayTheSecondTime(text: String) { expect(fault(of: Array(text.utf8)) == nil) }

  private static let seeds: [UInt64] = [41, 42]

  private static let count =
    MutationCount.isLongRun
    ? MutationCount.perSeed(seeds: seeds.count, usual: 5_000) : MutationCount.isThorough ? 800 : 200

  @Test(arguments: seeds) func mutatedSheetsKeepFindingsAndMeaning(seed: UInt64) {
    let sheets = DiagnosticCode.allCases.map { Array($0.explanation.wrong.utf8) } + RealSheets.all
    var variants = SheetVariants(sheets, seed: seed)
    for _ in 0..<Self.count {
      let bytes = variants.next()
      if let fault = fault(of: bytes) {
        Issue.record("seed \(seed): \(fault): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
  }
}
