extension DiagnosticCode {
  package static let invalidExpression = DiagnosticCode(
    "invalid-expression", .error,
    meaning: """
      A calculation or a function call in a value cannot be evaluated: an operand is missing or
      is not a number, an argument has the wrong type, or two lists do not match.
      """,
    reason: """
      The value cannot be used.
      """,
    wrong: """
      Label { font-color: lighten(red, 10); }
      """,
    right: """
      Label { font-color: lighten(red, 0.1); }
      """)
}
