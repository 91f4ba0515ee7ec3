package import ThemeBase

/// The findings about one theme, those of the compiler and those of the rules.
package struct LintFindings: Sendable {
  /// The diagnostics for the user, sorted by file, position, severity and code; undeclared classes of a file are one.
  package let diagnostics: [Diagnostic]
  /// The reports of passes and rules, unsorted and with the severities that they gave.
  package let reports: DiagnosticList
  /// The number of diagnostics of each code beyond those in ``diagnostics``.
  let suppressedCodes: [DiagnosticCode: Int]

  /// The number of diagnostics beyond those in ``diagnostics``.
  package var suppressed: Int { suppressedCodes.values.reduce(0, +) }

  /// Whether an error was reported: then nothing may be written.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
