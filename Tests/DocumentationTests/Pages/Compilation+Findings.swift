import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject

/// The findings of `themec lint` on a theme, without those that its comments accept, each by itself.
extension Compilation {
  var diagnostics: [Diagnostic] { diagnostics(LintOptions()) }

  func diagnostics(_ options: LintOptions) -> [Diagnostic] {
    let findings = Linter.findings(self, options).diagnostics
    return ThemeSetup().review(findings, in: graph.trees).diagnostics.separated { sources[$0] }
  }

  var hasErrors: Bool { Linter.findings(self).hasErrors }
}
