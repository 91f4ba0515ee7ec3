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
