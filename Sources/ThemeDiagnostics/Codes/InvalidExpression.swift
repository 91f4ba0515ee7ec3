extension DiagnosticCode {
  package static let invalidExpression = DiagnosticCode(
    "invalid-expression", .error,
    meaning: """
      A calculation or a function call in a value cannot be worked out: an operand is missing
      or is no number, an argument is of the wrong kind, lists do not match.
      """,
    reason: """
      There is no value to style with.
      """,
    wrong: """
      Label { font-color: lighten(red, 10); }
      """,
    right: """
      Label { font-color: lighten(red, 0.1); }
      """)
}
