import TestSupport
import Testing
import ThemeBase

/// The page that lists all codes is made from their explanations.
@Suite struct CodeListTests {
  @Test func thePageIsFresh() {
    let groups = DiagnosticGroup.allCases.map(section).joined(separator: "\n")
    GeneratedFile.check(
      """
      # Codes

      Every finding has a code. `themec explain CODE` prints the whole of what is said here in short: what the code means, why
      it matters, a theme that is wrong and the same theme put right. `-W CODE=LEVEL`, or `rules` in `themec.json`, gives a code
      or a group another level: `off`, `note`, `warning` or `error`. Codes that are off are reported when you ask for them.

      \(groups)
      """, at: "Sources/themec/themec.docc/Codes.md")
  }

  private func section(_ group: DiagnosticGroup) -> String {
    let rows = group.codes.map { code in
      let level = code.defaultSeverity.rawValue + (code.isOptIn ? ", off" : "")
      let summary = code.explanation.summary.replacing("|", with: "\\|")
      return "| `\(code)` | \(level) | \(summary) | \(code.explanation.since) |\n"
    }
    return """
      ## \(group.rawValue)

      \(group.about)

      | code | level | meaning | since |
      |---|---|---|---|
      \(rows.joined())
      """
  }
}
