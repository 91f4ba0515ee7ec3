extension DiagnosticCode {
  package static let missingValue = DiagnosticCode(
    "missing-value", .error, group: .syntax,
    meaning: """
      Nothing stands between the ':' and the end of the declaration or definition.
      """,
    reason: """
      A property without a value sets nothing; NUI gives the whole stylesheet up at it.
      """,
    wrong: """
      Label { font-size: ; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
