extension DiagnosticCode {
  package static let ignoredText = DiagnosticCode(
    "ignored-text", .warning,
    meaning: """
      Runtimes ignore a part of a value.
      """,
    reason: """
      The ignored part looks as if it had an effect.
      """,
    wrong: """
      Label { font-color: rgb(255, 0, 0, 0.5); }
      """,
    right: """
      Label { font-color: rgba(255, 0, 0, 0.5); }
      """)
}
