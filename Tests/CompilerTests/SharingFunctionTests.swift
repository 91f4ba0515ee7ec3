import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
import ThemeTable

/// The parser's list of functions that take percentages.
@Suite struct SharingFunctionTests {
  /// The parser cannot see `ValueFunction`, which computes them.
  @Test func theyAreTheFunctionsOfValues() {
    expectEqual(SharingFunction.names.map(\.description), ValueFunction.allCases.map(\.rawValue))
  }

  /// A percentage in a call is a share, and nothing more is said about it.
  @Test func percentagesAreShares() {
    for (written, fraction) in [("10%", "0.1"), ("(5% + 5%)", "0.1"), ("100%", "1")] {
      let share = compile("Label { font-color: darken(#2E7D32, \(written)); }")
      let plain = compile("Label { font-color: darken(#2E7D32, \(fraction)); }")
      expect(share.diagnostics.isEmpty)
      expectEqual(share.table.values, plain.table.values)
    }
    expectEqual(compile("Label { font-size: 10%; }").diagnostics.map(\.code), [.percentSign])
  }
}
