import TestSupport
import Testing
import ThemeBase
import ThemeCompiler

@testable import ThemeAnalysis

/// Which codes are reported, by group, by `only` and by severity.
@Suite struct RuleSelectionTests {
  private func codes(_ theme: String, _ change: (inout LintOptions) -> Void) -> [String] {
    var lint = LintOptions()
    change(&lint)
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(theme.utf8))
    return Linter.findings(Compiler.compile(sources, options: CompilerOptions()), lint).diagnostics.map(\.code.rawValue)
  }

  private let theme = "Label { font-size: 17px; } Label {}"

  @Test func allCodesAreReportedUnlessSomeAreChosen() {
    expectEqual(codes(theme) { _ in }, ["unit-suffix", "empty-rule", "split-rule"])
  }

  @Test func onlyChosenCodesAreReported() {
    expectEqual(codes(theme) { $0.only = [.unitSuffix] }, ["unit-suffix"])
    expectEqual(codes(theme) { $0.only = [.lineComment] }, [])
  }

  @Test func errorsOfSyntaxAreAlwaysReported() {
    expectEqual(codes("Label { : 17; }") { $0.only = [.unitSuffix] }, ["unexpected-token"])
  }

  @Test func aNameStandsForACodeOrAGroup() {
    expectEqual(DiagnosticCode.named("unit-suffix"), [.unitSuffix])
    expectEqual(DiagnosticCode.named("suppressions"), [.malformedSuppression, .unusedSuppression])
    expect(DiagnosticCode.named("nothing") == nil)
  }

  @Test func everyGroupNameDiffersFromEveryCode() {
    let names = DiagnosticCode.selectorNames
    expectEqual(Set(names).count, names.count)
  }

  @Test func noCodeIsReportedByTwoRules() {
    let codes = Linter.rules.flatMap(\.codes)
    expectEqual(Set(codes).count, codes.count)
  }
}
