import TestSupport
import Testing
import ThemeBase
import ThemeCompiler

/// Where a definition with a wrong value is used: the report shows the first place in the file.
@Suite struct FirstUseTests {
  @Test func theFirstUseInTheFileIsShown() throws {
    // By name the second class comes first.
    let theme = "@size: big; Zebra { font-size: @size; } Apple { width: @size; }"
    let report = try #require(compile(theme).diagnostics.first { $0.code == .invalidValue })
    expectEqual(report.secondary.map(\.text), ["used here for 'font-size'"])
  }
}
