import TestSupport
import Testing
import ThemeBase
import ThemeEditor
import ThemeProject
import ThemeSyntax

/// The findings of a file as an editor shows them: each undeclared class by itself, in the order of the file.
@Suite struct ThemeFindingsTests {
  private let sample = EditorSample(
    "Meadow { font-size: 1px; }\nHill { font-size: 2px; }\nRiver { font-size: 3px; }\n")

  /// The text at each finding.
  private func words(_ findings: [Diagnostic]) -> [String] { findings.map { sample.tree.file.text($0.span) } }

  private let all = ["Meadow", "1px", "Hill", "2px", "River", "3px"]

  @Test func eachClassIsAFindingInTheOrderOfTheFile() {
    expectEqual(words(sample.theme.findings(inFile: 0)), all)
    expectEqual(words(sample.theme.findings), all)
    expectEqual(words(sample.theme.groupedFindings), ["Meadow", "1px", "2px", "3px"])
    expect(sample.theme.findings.allSatisfy { $0.places.isEmpty })
    expectEqual(
      sample.theme.findings.filter { $0.code == .undeclaredClass }.map(\.message),
      ["Meadow", "Hill", "River"].map { "no component declares the class '\($0)'" })
  }

  /// The first findings are those of the file, whatever they are about.
  @Test func theFirstFindingsAreThoseOfTheFile() {
    for limit in 0...all.count + 1 {
      expectEqual(words(sample.theme.findings(inFile: 0, first: limit)), Array(all.prefix(limit)), "\(limit)")
    }
  }

  @Test func findingsAtASpan() throws {
    let hill = try #require(sample.theme.findings.first { words([$0]) == ["Hill"] }).span
    expectEqual(words(sample.theme.findings(inFile: 0) { $0 == hill }), ["Hill"])
    expectEqual(sample.theme.findings(inFile: 0) { _ in false }, [])
    expectEqual(words(sample.theme.findings(inFile: 0, first: 2) { $0.start > 0 }), ["1px", "Hill"])
  }
}
