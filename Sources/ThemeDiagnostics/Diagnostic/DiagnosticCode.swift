/// Every kind of thing that themec can say.
///
/// The raw value is the code as people see it: kebab-case, it names the fault and never changes its meaning. What a
/// code means stands in one file of `Codes/`, named after it.
package enum DiagnosticCode: String, CaseIterable, Sendable {
  case missingSemicolon = "missing-semicolon"

  /// The text of `themec explain CODE`.
  package var explanation: CodeExplanation {
    switch self {
    case .missingSemicolon: .missingSemicolon
    }
  }

  /// The severity unless the user asks for another one or the finding itself is softer.
  package var defaultSeverity: Severity { explanation.severity }
}
