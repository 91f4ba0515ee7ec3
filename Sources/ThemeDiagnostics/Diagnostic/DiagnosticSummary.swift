/// How many diagnostics of each severity a run reported.
package struct DiagnosticSummary: Hashable, Sendable {
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  /// How many more were found than a run reports.
  package var suppressed = 0

  package init(_ diagnostics: some Sequence<Diagnostic>, suppressed: Int = 0) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
    self.suppressed = suppressed
  }

  /// The worst that was reported; nil if nothing was.
  package var severity: Severity? {
    errors > 0 ? .error : warnings > 0 ? .warning : notes > 0 ? .note : nil
  }

  /// The last line of a report, such as `error: 2 errors, 1 warning`, without a newline; nil if nothing was reported.
  package func line(_ options: RenderingOptions = RenderingOptions()) -> String? {
    guard let severity else { return nil }
    var parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    if suppressed > 0 { parts.append("\(suppressed) more not shown") }
    let word = options.palette.paint(severity.rawValue, .severity(severity))
    return word + ": " + parts.joined(separator: ", ")
  }
}
