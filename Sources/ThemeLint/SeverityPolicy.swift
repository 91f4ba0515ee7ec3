package import ThemeCompiler
package import ThemeDiagnostics
import ThemeValues

/// What the user decides about severities: configurations, `-W NAME=level`, `--only` and named targets.
package enum SeverityPolicy {
  /// Diagnostics with the severity that the options give them; those that are switched off are gone.
  package static func apply(
    _ options: CompilerOptions, to diagnostics: [Diagnostic]
  ) -> [Diagnostic] {
    if options.severities.isEmpty, options.fileSeverities.isEmpty, options.portability.isEmpty,
      options.only == nil
    {
      return diagnostics
    }
    return diagnostics.compactMap { diagnostic in
      let file = diagnostic.primary.span.file
      guard options.severity(of: diagnostic.code, in: file) != nil else { return nil }
      var diagnostic = diagnostic
      if let severity = (options.fileSeverities[file] ?? options.severities)[diagnostic.code] {
        diagnostic.severity = severity ?? diagnostic.severity
      } else if diagnostic.code == .lineComment, losesSheets(options.portability) {
        diagnostic.severity = max(diagnostic.severity, .warning)
      }
      return diagnostic
    }
  }

  /// Whether a named target reads nothing of a stylesheet with such a comment: NUI and its fork.
  private static func losesSheets(_ targets: Set<Target>) -> Bool {
    targets.contains(.nui) || targets.contains(.fioriUIKit)
  }

  /// How many of some counted diagnostics the user wants to hear of.
  package static func count(
    _ options: CompilerOptions, of counts: [DiagnosticCode: Int]
  ) -> Int {
    counts.reduce(0) { sum, entry in
      options.severity(of: entry.key) == nil ? sum : sum + entry.value
    }
  }
}
