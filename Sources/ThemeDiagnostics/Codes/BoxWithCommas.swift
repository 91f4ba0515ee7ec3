extension DiagnosticCode {
  package static let boxWithCommas = DiagnosticCode(
    "box-with-commas", .warning,
    meaning: """
      The numbers of a box are separated by commas. A comma counts as a number of its own, 0.
      """,
    reason: """
      The insets are others than they look like.
      """,
    wrong: """
      Button { padding: 10, 20; }
      """,
    right: """
      Button { padding: 10 20; }
      """)
}
