import ThemeCompiler
import ThemeDiagnostics
import ThemeLint

/// What `themec lint` reports about a theme.
extension Compilation {
  var diagnostics: [Diagnostic] { Linter.findings(self).diagnostics }
  var hasErrors: Bool { Linter.findings(self).hasErrors }
}
