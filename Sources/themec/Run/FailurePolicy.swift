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

extension OptionSpec {
  static let strict = OptionSpec("strict", section: .diagnostics, help: "Let warnings fail the run, as errors do.")

  static let maxWarnings = OptionSpec(
    "max-warnings", value: .text(placeholder: "count"), section: .diagnostics,
    help: "Let the run fail if there are more warnings than this.")

  static let exitZero = OptionSpec(
    "exit-zero", section: .diagnostics,
    help: "Exit with 0 whatever is found. A file that cannot be read still ends with 2.")
}
