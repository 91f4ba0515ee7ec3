package import ThemeDiagnostics

/// The findings about one theme, those of the compiler and those of the rules.
package struct LintFindings: Sendable {
  /// The diagnostics for the user, sorted by file, position, severity and code.
  package let diagnostics: [Diagnostic]
  /// What the passes and the rules reported, unsorted and with the severities that they gave.
  package let reports: DiagnosticList
  /// How many more diagnostics of each code there are than ``diagnostics`` holds.
  let suppressedCodes: [DiagnosticCode: Int]

  /// How many more diagnostics there are than ``diagnostics`` holds.
  package var suppressed: Int { suppressedCodes.values.reduce(0, +) }

  /// Whether an error was reported: then nothing may be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
