/// What a pass gives: the best result possible, even from wrong input, and what there is to say.
package struct Checked<Value: Sendable>: Sendable {
  package var value: Value
  package var diagnostics: DiagnosticList

  package init(_ value: Value, _ diagnostics: DiagnosticList = DiagnosticList()) {
    self.value = value
    self.diagnostics = diagnostics
  }
}
