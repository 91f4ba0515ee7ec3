package import ThemeDiagnostics

/// What the user decides about severities: `-W CODE=level` and named targets.
package enum SeverityPolicy {
  /// Diagnostics with the severity that the options give them; those that are switched off are gone.
  package static func apply(
    _ options: CompilerOptions, to diagnostics: [Diagnostic]
  ) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      var diagnostic = diagnostic
      if let severity = options.severities[diagnostic.code] {
        guard let severity else { return nil }
        diagnostic.severity = severity
      } else if diagnostic.code.isAboutPortability, !options.portability.isEmpty {
        diagnostic.severity = max(diagnostic.severity, .warning)
      }
      return diagnostic
    }
  }

  /// How many of some counted diagnostics the user wants to hear of.
  package static func count(
    _ options: CompilerOptions, of counts: [DiagnosticCode: Int]
  ) -> Int {
    counts.reduce(0) { sum, entry in
      if let severity = options.severities[entry.key], severity == nil { return sum }
      return sum + entry.value
    }
  }
}

extension DiagnosticCode {
  /// Whether the code is about something that only themec reads: a note, and a warning once a target is named.
  package var isAboutPortability: Bool { self == .lineComment || self == .themecOnly }
}
