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
      let parts = EvaluationAssembly.assemble(pieces, of: text, parser.tokens)
      return Evaluation(parts: parts, faults: [], findings: parser.findings, calls: parser.calls)
    }
  }
}
