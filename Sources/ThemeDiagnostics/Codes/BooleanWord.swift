extension DiagnosticCode {
  package static let booleanWord = DiagnosticCode(
    "boolean-word", .warning,
    meaning: """
      A boolean is neither 'true' nor 'false'. Runtimes go by the first letter.
      """,
    reason: """
      "on" and "0.5" are false for them, "yes" and "-1" are true.
      """,
    wrong: """
      Label { text-auto-fit: yes; }
      """,
    right: """
      Label { text-auto-fit: true; }
      """)
}
