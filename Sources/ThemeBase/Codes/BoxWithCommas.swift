extension DiagnosticCode {
  package static let boxWithCommas = DiagnosticCode(
    "box-with-commas", .warning,
    meaning: """
      The numbers of a box are separated by commas. Runtimes read each comma as another number,
      0.
      """,
    reason: """
      The insets differ from those that are written.
      """,
    wrong: """
      Button { padding: 10, 20; }
      """,
    right: """
      Button { padding: 10 20; }
      """)
}
