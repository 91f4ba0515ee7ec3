extension DiagnosticCode {
  package static let divisionByZero = DiagnosticCode(
    "division-by-zero", .error,
    meaning: """
      A value is divided by zero.
      """,
    reason: """
      The value cannot be used.
      """,
    wrong: """
      @columns: 0;
      Label { width: 320 / @columns; }
      """,
    right: """
      @columns: 2;
      Label { width: 320 / @columns; }
      """)
}
