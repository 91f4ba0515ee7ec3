extension DiagnosticCode {
  package static let outOfRange = DiagnosticCode(
    "out-of-range", .warning,
    meaning: """
      A number lies outside the range that its property can use.
      """,
    reason: """
      It is cut to the range, or draws nothing.
      """,
    wrong: """
      Label { text-alpha: 50; }
      """,
    right: """
      Label { text-alpha: 0.5; }
      """)
}
