extension DiagnosticCode {
  package static let invalidValue = DiagnosticCode(
    "invalid-value", .error,
    meaning: """
      A value is not of the type that its property takes.
      """,
    reason: """
      The runtimes read something else from it, zero for a number, the default for a word, or
      raise an exception.
      """,
    wrong: """
      Label { font-size: large; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
