import TestSupport
import Testing
import ThemeBase

@Suite struct DiagnosticOrderTests {
  private func diagnostic(_ file: UInt32, _ start: UInt32, _ severity: Severity, _ message: String) -> Diagnostic {
    let span = Span(file: FileID(index: file), start: start, end: start + 1)
    return Diagnostic(.missingSemicolon, message, at: span, severity: severity)
  }

  @Test func fileThenPositionThenSeverityThenMessage() {
    let sorted = [
      diagnostic(0, 4, .note, "z"), diagnostic(0, 9, .error, "a"), diagnostic(0, 9, .error, "b"),
      diagnostic(0, 9, .warning, "a"), diagnostic(1, 0, .error, "a"),
    ]
    for seed in UInt64(0)..<20 {
      var generator = SeededGenerator(seed: seed)
      expectEqual(sorted.shuffled(using: &generator).sortedForReport(), sorted, "seed \(seed)")
      let twice = sorted + sorted
      expectEqual(twice.shuffled(using: &generator).sortedForReport(), sorted, "seed \(seed)")
    }
  }
}
