/// The result of a converter.
///
/// There can be a value and a mismatch at once: the runtimes read something from nearly everything
/// (`abc` is the number 0). The value is what the target would use; the mismatch says that it is
/// not what was written.
package struct Reading<Value: Sendable>: Sendable {
  package var value: Value?
  package var findings: [Finding] = []
  package var mismatch: Mismatch?

  package init(_ value: Value?, findings: [Finding] = [], mismatch: Mismatch? = nil) {
    self.value = value
    self.findings = findings
    self.mismatch = mismatch
  }

  /// A reading without a value.
  package init(_ reason: Mismatch.Reason, at tokens: Range<Int>, replacement: String? = nil) {
    self.init(nil, mismatch: Mismatch(reason, at: tokens, replacement: replacement))
  }

  /// The same reading with the value in another form.
  package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Reading<Other> {
    Reading<Other>(value.map(transform), findings: findings, mismatch: mismatch)
  }
}

extension Reading: Equatable where Value: Equatable {}
