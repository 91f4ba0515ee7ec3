package import ThemeTable

/// The result of computing a value.
package struct Evaluation: Sendable {
  /// A literal text and where it holds.
  package struct Part: Sendable {
    package var environments: EnvironmentSet
    /// Tokens joined by one space, without operators and functions that were understood.
    package var text: ValueText
  }

  /// Disjoint and in the order of their lowest environments; none where there are faults.
  ///
  /// Several where a palette colour takes part; environments in which a colour is unknown are in none.
  package var parts: [Part]

  /// The mistakes, each once, in the order of the text.
  package var faults: [ExpressionFault]

  /// The ignored parts of the values, such as units.
  package var findings: [Finding] = []

  /// A call of a function with what it comes to.
  package struct Call: Sendable {
    /// The call as written.
    package var text: ValueText
    /// Disjoint sets of environments with a colour each.
    package var result: [VariantColor]
  }

  /// The calls that were computed, a call after those that are its arguments.
  package var calls: [Call] = []
}

/// Computes values: arithmetic on numbers and lists, and functions of colours.
///
///     10 * ( 2 + 3 )                    50
///     ( 4 8 ) * 2                       8 16
///     lighten ( #0A6ED1 , 0.1 )         #368DF3
///     rgba ( 255 , 0 , 0 , 0.5 * 0.5 )  rgba ( 255 , 0 , 0 , 0.25 )
///
/// Text that NUI reads, and text that is not arithmetic, stays as it is: `-`, `-1 , 1`, `a - b`, `x ( y )`.
package enum ExpressionEvaluator {
  /// The value with everything computed; nil where there is nothing to compute.
  ///
  /// Linear in the text. `color` reads a literal or a name: disjoint sets of environments with a colour each; nil where
  /// it is not a colour. It is asked with slices of the text's own bytes wherever nothing was computed inside them.
  package static func evaluate(_ text: ValueText, color: (ValueText) -> [VariantColor]?) -> Evaluation? {
    guard ExpressionTokens.mayCompute(text) else { return nil }
    return withoutActuallyEscaping(color) { color in
      var parser = ExpressionParser(text, color: color)
      let pieces = parser.parseValue()
      guard parser.isArithmetic else { return nil }
      guard parser.faults.isEmpty else {
        let faults = parser.faults.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
        return Evaluation(parts: [], faults: faults)
      }
      let parts = parser.assemble(pieces)
      return Evaluation(parts: parts, faults: [], findings: parser.findings, calls: parser.calls)
    }
  }
}
