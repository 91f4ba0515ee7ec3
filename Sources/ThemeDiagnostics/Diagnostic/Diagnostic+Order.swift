extension Diagnostic {
  /// Whether the one is reported before the other: by file, position, severity (errors first), code, message.
  package static func isReportedBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    let (a, b) = (left.primary.span, right.primary.span)
    if a != b { return a < b }
    if left.severity != right.severity { return left.severity > right.severity }
    return (left.code.rawValue, left.message) < (right.code.rawValue, right.message)
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics in the order in which they are reported, the same on every run.
  package func sortedForReport() -> [Diagnostic] { sorted(by: Diagnostic.isReportedBefore) }
}
