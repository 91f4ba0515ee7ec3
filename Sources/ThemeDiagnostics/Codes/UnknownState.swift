extension DiagnosticCode {
  package static let unknownState = DiagnosticCode(
    "unknown-state", .warning,
    meaning: """
      A property has a state suffix that it does not have on this path.
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
