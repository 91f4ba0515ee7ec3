extension DiagnosticCode {
  package static let arithmeticOverflow = DiagnosticCode(
    "arithmetic-overflow", .error,
    meaning: """
      The result of a calculation is too large, or a colour component is not between 0 and 255.
      """,
    reason: """
      The value cannot be used.
      """,
    wrong: """
      Label { width: 1000000 * 1000000; }
      """,
    right: """
      Label { width: 1000 * 0.5; }
      """)
}
