import TestSupport
import Testing
import ThemeBase
import ThemeReports

@Suite struct DiagnosticSummaryTests {
  private func check(_ errors: Int, _ warnings: Int, _ notes: Int, suppressed: Int = 0, _ expected: String?) {
    var summary = DiagnosticSummary([], suppressed: suppressed)
    summary.errors = errors
    summary.warnings = warnings
    summary.notes = notes
    expectEqual(summary.line, expected)
  }

  @Test func countsAreSpelledOut() {
    check(0, 0, 0, nil)
    check(1, 0, 0, "error: 1 error")
    check(2, 1, 0, "error: 2 errors, 1 warning")
    check(0, 2, 1, "warning: 2 warnings, 1 note")
    check(0, 0, 3, "note: 3 notes")
    check(10_000, 0, 0, suppressed: 7, "error: 10000 errors, 7 more not shown")
  }

  @Test func severitiesAreCounted() {
    let file = SourceSet().files.first?.id ?? FileID(index: 0)
    let diagnostics = [Severity.error, .note, .error, .warning].map {
      Diagnostic(.missingSemicolon, "", at: Span(file: file, start: 0, end: 0), severity: $0)
    }
    let summary = DiagnosticSummary(diagnostics)
    expectEqual(summary.severity, .error)
    expectEqual([summary.errors, summary.warnings, summary.notes], [2, 1, 1])
  }
}
