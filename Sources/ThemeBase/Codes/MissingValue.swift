extension DiagnosticCode {
  package static let missingValue = DiagnosticCode(
    "missing-value", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      Nothing stands between the ':' and the end of a declaration or definition.
      """,
    reason: """
      A property without a value sets nothing. NUI ignores the whole stylesheet.
      """,
    wrong: """
      Label { font-size: ; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
