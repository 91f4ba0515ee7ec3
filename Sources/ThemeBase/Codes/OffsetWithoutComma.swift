extension DiagnosticCode {
  package static let offsetWithoutComma = DiagnosticCode(
    "offset-without-comma", .error,
    meaning: """
      An offset or a size is two numbers with a comma between them.
      """,
    reason: """
      NUI raises an exception without the comma: the app crashes at start.
      """,
    wrong: """
      Label { text-shadow-offset: 1 1; }
      """,
    right: """
      Label { text-shadow-offset: 1, 1; }
      """)
}
