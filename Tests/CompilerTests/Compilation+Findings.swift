import ThemeAnalysis
import ThemeBase
import ThemeCompiler

/// The findings of `themec lint` on a theme.
extension Compilation {
  var diagnostics: [Diagnostic] { Linter.findings(self).diagnostics }
  var hasErrors: Bool { Linter.findings(self).hasErrors }
}
