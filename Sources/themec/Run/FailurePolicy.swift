import ThemeBase
import ThemeProject
import ThemeReports

/// Which findings fail a run.
struct FailurePolicy: Equatable, Sendable {
  /// Whether warnings fail the run, as errors do.
  var isStrict = false
  /// The number of warnings that are accepted, or nil for any number.
  var mostWarnings: Int?
  /// Whether the run succeeds whatever is found.
  var isLenient = false

  /// The least severity that fails the run.
  var leastSeverity: Severity { isStrict ? .warning : .error }

  /// The exit code of a run with some findings.
  func exitCode(of findings: Findings) -> ExitCode {
    let summary = findings.summary
    guard !isLenient, let worst = summary.severity else { return .success }
    if let mostWarnings, summary.warnings > mostWarnings { return .findings }
    return worst >= leastSeverity ? .findings : .success
  }
}

extension FailurePolicy {
  /// Reads `--strict`, `--max-warnings` and `--exit-zero`, and what the configurations say instead of them.
  init(_ parsed: ParsedArguments, _ settings: FileSettings) throws(Failure) {
    isStrict = parsed.has(.strict) || settings.isStrict
    isLenient = parsed.has(.exitZero)
    mostWarnings = settings.mostWarnings
    guard let text = parsed.value(.maxWarnings)?.text else { return }
    guard let count = Int(text), count >= 0 else { throw .wrongValue(text, of: .maxWarnings, takes: "a number from 0") }
    mostWarnings = count
  }
}
