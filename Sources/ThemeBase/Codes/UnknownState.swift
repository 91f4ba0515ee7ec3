extension DiagnosticCode {
  package static let unknownState = DiagnosticCode(
    "unknown-state", .warning, repetition: .inAllFiles,
    meaning: """
      The property does not have this state suffix on this path.
      """,
    reason: """
      No renderer looks it up.
      """,
    wrong: """
      PageControl { color-highlighted: red; }
      """,
    right: """
      PageControl { color: red; }
      """)
}
