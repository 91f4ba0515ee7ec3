/// The remarks of a converter about a text, beside its value.
///
/// There can be a value and a mismatch at once: the runtimes read something from nearly everything
/// (`abc` is the number 0). The value is what the target would use; the mismatch says that it is
/// not what was written.
package struct ValueRemarks: Sendable {
  /// The oddities of a value that fits.
  package var findings: [Finding] = []
  /// Why the value does not fit; nil where it does.
  package var mismatch: Mismatch?
  /// Whether nobody asks why a value does not fit: to find the colour that was meant takes longer than to read one.
  package var isBrief = false

  package init() {}

  /// Whether there is nothing to say, as about most values.
  package var isEmpty: Bool { if case nil = mismatch { findings.isEmpty } else { false } }

  mutating func note(_ kind: Finding.Kind, at tokens: Range<Int>) { findings.append(Finding(kind, at: tokens)) }

  /// Notes why the value does not fit, unless something else was wrong before.
  mutating func reject(_ reason: Mismatch.Reason, at tokens: Range<Int>) {
    if mismatch == nil { mismatch = Mismatch(reason, at: tokens) }
  }

  /// Notes why there is no value, and returns none.
  mutating func fail<Value>(_ reason: Mismatch.Reason, at tokens: Range<Int>, replacement: String? = nil) -> Value? {
    mismatch = Mismatch(reason, at: tokens, replacement: replacement)
    return nil
  }
}
