import ThemeCompiler
import ThemeAcceptance
import ThemeDiagnostics
import ThemeLint

/// What `themec lint` reports about a theme, without what its comments accept.
extension Compilation {
  var diagnostics: [Diagnostic] {
    let findings = Linter.findings(self).diagnostics
    return FindingReview(findings, in: graph.trees) { code, _ in code.defaultSeverity }.diagnostics
  }

  var hasErrors: Bool { Linter.findings(self).hasErrors }
}
