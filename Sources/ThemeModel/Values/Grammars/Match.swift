package import ThemeTable

/// The reading of a value under a grammar.
///
/// A class, because hardly any value has something to report, and all others carry an empty reference.
package final class Match: Sendable {
  /// A value, alike everywhere or with variants.
  package enum Value: Hashable, Sendable {
    case single(StyleValue)
    /// Disjoint sets of environments, each with a value; none where the value is unknown.
    case variants([Variant])

    /// The values and where they hold.
    package var variants: [Variant] {
      switch self {
      case .single(let value): [Variant(environments: .all, value: value)]
      case .variants(let variants): variants
      }
    }
  }

  /// A value and the environments in which it holds.
  package struct Variant: Hashable, Sendable {
    package var environments: EnvironmentSet
    package var value: StyleValue

    package init(environments: EnvironmentSet, value: StyleValue) {
      self.environments = environments
      self.value = value
    }

    init(_ color: VariantColor) { self.init(environments: color.environments, value: .color(color.color)) }
  }

  /// The value that the target uses; nil if it reads none.
  ///
  /// Can be there beside a ``mismatch``: the runtimes read something from nearly everything.
  package let value: Value?
  /// The oddities of a value that fits.
  package let findings: [Finding]
  /// Why the value does not fit; nil where it does.
  package let mismatch: Mismatch?
  /// The grammar with which the value was matched.
  package let grammar: ValueGrammar

  package init(_ value: Value?, _ remarks: ValueRemarks, _ grammar: ValueGrammar) {
    self.value = value
    findings = remarks.findings
    mismatch = remarks.mismatch
    self.grammar = grammar
  }

  /// The grammar as text.
  package var expected: String { grammar.text }

  /// Whether the value is of the grammar.
  package var fits: Bool { mismatch == nil }
}
