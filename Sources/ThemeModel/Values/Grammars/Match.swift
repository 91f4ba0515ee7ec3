package import ThemeTable

/// The reading of a value under a grammar.
package struct Match: Hashable, Sendable {
  /// A value, alike everywhere or with variants.
  package enum Value: Hashable, Sendable {
    case single(StyleValue)
    /// Disjoint sets that cover all environments.
    case variants([VariantColor])
  }

  /// The value that the target uses; nil if it reads none.
  ///
  /// Can be there beside a ``mismatch``: the runtimes read something from nearly everything.
  package var value: Value?
  /// The oddities of a value that fits.
  package var findings: [Finding]
  /// Why the value does not fit; nil where it does.
  package var mismatch: Mismatch?
  /// The grammar with which the value was matched.
  package var grammar: ValueGrammar

  /// The grammar as text.
  package var expected: String { grammar.text }

  /// Whether the value is of the grammar.
  package var fits: Bool { mismatch == nil }
}
