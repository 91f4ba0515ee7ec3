package import ThemeBase

extension DiagnosticSummary {
  /// The last line of a report, such as `error: 2 errors, 1 warning`, without a newline; nil if nothing was reported.
  package var line: String? { severity.map { "\($0.rawValue): \(counts)" } }

  /// The number of findings, such as `2 errors, 1 warning`.
  package var counts: String {
    var parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }.map { counted($0, $1) }
    if suppressed > 0 { parts.append("\(suppressed) more not shown") }
    return parts.joined(separator: ", ")
  }
}

extension Findings {
  /// The last line of a report for people, with a newline.
  ///
  /// Empty without findings, unless the run is one whose answer is that there are none.
  func summaryLine(_ context: ReportContext) -> StyledText {
    var text = StyledText(context.rendering)
    let summary = summary
    let hidden = hiddenNotes > 0 ? ", \(counted(hiddenNotes, "note")) not shown" : ""
    if let severity = summary.severity {
      text.append(severity.rawValue, .severity(severity))
      text.append(": " + summary.counts)
      text.append(hidden)
      if let consequence = context.consequence { text.append("; \(consequence)") }
    } else if context.isAnswer {
      text.append("no findings" + hidden)
    } else {
      return text
    }
    text.endLine()
    return text
  }
}
