/// The number of diagnostics of each severity in a run.
package struct DiagnosticSummary: Hashable, Sendable {
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  /// The number of diagnostics beyond the limit, which the run does not report.
  package var suppressed = 0

  package init(_ diagnostics: [Diagnostic] = [], suppressed: Int = 0) {
    self.suppressed = suppressed
    add(diagnostics)
  }

  /// Counts some more diagnostics.
  package mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// The number of diagnostics that the run reports.
  package var count: Int { errors + warnings + notes }

  /// The highest severity, or nil if nothing was reported.
  package var severity: Severity? { errors > 0 ? .error : warnings > 0 ? .warning : notes > 0 ? .note : nil }
}
