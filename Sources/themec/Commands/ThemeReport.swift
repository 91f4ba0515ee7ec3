import ThemeAnalysis
import ThemeBase

/// The findings of one theme, kept when its compilation is no longer needed.
///
/// ``ThemeSources/findings(_:)`` joins the reports of all themes to the `Findings` of a run.
struct ThemeReport: Sendable {
  var diagnostics: [Diagnostic] = []
  /// The number of findings beyond the limit.
  var suppressed = 0
  /// The class paths that each pattern styles, for `--verbose`.
  var patterns: [PatternStyling] = []
  /// The classes of the theme, to be compared with those of the app.
  var classes: StyledClasses?
}

extension ThemeReport {
  init(_ findings: LintFindings, patterns: [PatternStyling] = []) {
    self.init(diagnostics: findings.diagnostics, suppressed: findings.suppressed, patterns: patterns)
  }
}
