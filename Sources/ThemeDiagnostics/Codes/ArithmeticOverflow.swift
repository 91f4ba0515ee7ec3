extension DiagnosticCode {
  package static let arithmeticOverflow = DiagnosticCode(
    "arithmetic-overflow", .error,
    meaning: """
      The result of a calculation is too large, or a colour component lies outside 0…255.
      """,
    reason: """
      There is no number to style with.
      """,
    wrong: """
      Label { width: 1000000 * 1000000; }
      """,
    right: """
      Label { width: 1000 * 0.5; }
      """)
}
