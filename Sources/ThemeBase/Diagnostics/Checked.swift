/// The result of a pass: the best value possible, even from wrong input, and the diagnostics.
package struct Checked<Value: Sendable>: Sendable {
  package var value: Value
  package var diagnostics: DiagnosticList

  package init(_ value: Value, _ diagnostics: DiagnosticList = DiagnosticList()) {
    self.value = value
    self.diagnostics = diagnostics
  }
}
