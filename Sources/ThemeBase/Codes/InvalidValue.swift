extension DiagnosticCode {
  package static let invalidValue = DiagnosticCode(
    "invalid-value", .error,
    meaning: """
      A value does not have the type that its property takes.
      """,
    reason: """
      Runtimes read something else from it, such as zero for a number or the default for a word,
      or raise an exception.
      """,
    wrong: """
      Label { font-size: large; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
