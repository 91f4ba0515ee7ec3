package import ThemeDiagnostics

extension DiagnosticSummary {
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
