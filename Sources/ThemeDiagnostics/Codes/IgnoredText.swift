extension DiagnosticCode {
  package static let ignoredText = DiagnosticCode(
    "ignored-text", .warning,
    meaning: """
      A part of a value is skipped by the runtimes.
      """,
    reason: """
      It looks as if it meant something.
      """,
    wrong: """
      Label { font-color: rgb(255, 0, 0, 0.5); }
      """,
    right: """
      Label { font-color: rgba(255, 0, 0, 0.5); }
      """)
}
