import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject

/// The findings of `themec lint` on a theme, without those that its comments accept, each by itself.
extension Compilation {
  var diagnostics: [Diagnostic] {
    let findings = Linter.findings(self).diagnostics
    return ThemeSetup().review(findings, in: graph.trees).diagnostics.separated { sources[$0] }
  }

  var hasErrors: Bool { Linter.findings(self).hasErrors }
}
