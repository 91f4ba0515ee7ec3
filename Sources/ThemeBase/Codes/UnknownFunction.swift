extension DiagnosticCode {
  package static let unknownFunction = DiagnosticCode(
    "unknown-function", .error,
    meaning: """
      A value calls a function that does not exist.
      """,
    reason: """
      Runtimes read something else from the value, or nothing.
      """,
    wrong: """
      Label { font-color: lightn(red, 0.1); }
      """,
    right: """
      Label { font-color: lighten(red, 0.1); }
      """)
}
