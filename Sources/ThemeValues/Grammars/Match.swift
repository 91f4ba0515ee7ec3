package import ThemeTable

/// What a value is under a grammar.
package struct Match: Hashable, Sendable {
  /// A value, alike everywhere or with variants.
  package enum Value: Hashable, Sendable {
    case single(StyleValue)
    /// Disjoint sets that cover all environments.
    case variants([VariantColor])
  }

  /// What the target uses; nil where it reads nothing.
  ///
  /// Can be there beside a ``mismatch``: the runtimes read something from nearly everything.
  package var value: Value?
  /// What is odd about a value that fits.
  package var findings: [Finding]
  /// Why the value does not fit; nil where it does.
  package var mismatch: Mismatch?
  /// What the value was matched with.
  package var grammar: ValueGrammar

  /// The grammar as text.
  package var expected: String { grammar.text }

  /// Whether the value is of the grammar.
  package var fits: Bool { mismatch == nil }
}
