extension DiagnosticCode {
  package static let outOfRange = DiagnosticCode(
    "out-of-range", .warning,
    meaning: """
      A number is outside the range that its property takes.
      """,
    reason: """
      Runtimes clamp the number, or draw nothing.
      """,
    wrong: """
      Label { text-alpha: 50; }
      """,
    right: """
      Label { text-alpha: 0.5; }
      """)
}
