import ThemeCompiler
import ThemeDiagnostics

/// The themes of a run with their files as they are now: what is found in them and what they mean.
struct FixedThemes {
  var graph: ImportGraph
  /// The findings that count, sorted.
  var findings: [Diagnostic]
  /// What each theme resolves to.
  var meanings: [ThemeMeaning]

  /// How many findings of one code there are.
  struct Count {
    var all = 0
    /// Warnings and errors.
    var important = 0
  }

  func counts() -> [DiagnosticCode: Count] {
    findings.reduce(into: [:]) { counts, finding in
      counts[finding.code, default: Count()].all += 1
      if finding.severity > .note { counts[finding.code, default: Count()].important += 1 }
    }
  }
}
