extension DiagnosticCode {
  package static let booleanWord = DiagnosticCode(
    "boolean-word", .warning,
    meaning: """
      A boolean is neither 'true' nor 'false'. Runtimes look at the first letter only.
      """,
    reason: """
      Runtimes read "on" and "0.5" as false, and "yes" and "-1" as true.
      """,
    wrong: """
      Label { text-auto-fit: yes; }
      """,
    right: """
      Label { text-auto-fit: true; }
      """)
}
