import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject

/// The only codes that the user wants to be reported.
struct CodeSelection: Sendable {
  private var codes: Set<DiagnosticCode>?
  private var includesPortability = false

  /// Reads `--only`.
  init(_ parsed: ParsedArguments) throws(Failure) {
    for name in parsed.all(.only).flatMap({ $0.text.split(separator: ",") }) {
      guard let named = DiagnosticCode.named(String(name)) else { throw .unknownCode(String(name)) }
      codes = (codes ?? []).union(named)
      if name == DiagnosticGroup.portability.rawValue { includesPortability = true }
    }
  }

  /// Sets the codes to report.
  ///
  /// Portability without a target means all targets.
  func choose(for setup: inout ThemeSetup) {
    setup.lint.only = codes
    if includesPortability, setup.lint.portability.isEmpty { setup.lint.portability = Set(Target.allCases) }
  }
}
