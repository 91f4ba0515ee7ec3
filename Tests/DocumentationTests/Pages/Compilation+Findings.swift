import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject

/// The findings of `themec lint` on a theme, without those that its comments accept.
extension Compilation {
  var diagnostics: [Diagnostic] {
    let findings = Linter.findings(self).diagnostics
    return FindingReview(findings, in: graph.trees) { code, _ in code.defaultSeverity }.diagnostics
  }

  var hasErrors: Bool { Linter.findings(self).hasErrors }
}
