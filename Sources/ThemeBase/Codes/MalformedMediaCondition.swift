extension DiagnosticCode {
  package static let malformedMediaCondition = DiagnosticCode(
    "malformed-media-condition", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      The condition of an '@media' does not consist of '(axis: choice)', 'and', 'or', 'not' and
      parentheses.
      """,
    reason: """
      A condition that cannot be read never matches, so the rules of the block style nothing.
      """,
    wrong: """
      @media screen { Label { font-size: 20; } }
      """,
    right: """
      @media (device: ipad) { Label { font-size: 20; } }
      """)
}
