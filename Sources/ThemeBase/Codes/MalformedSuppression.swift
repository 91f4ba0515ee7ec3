extension DiagnosticCode {
  package static let malformedSuppression = DiagnosticCode(
    "malformed-suppression", .warning, group: .suppressions,
    meaning: """
      A comment that begins with 'themec-disable' is misspelt, names no code or an unknown code, gives no
      reason where one is required, or is meant for the whole file but follows a rule.
      """,
    reason: """
      It accepts nothing, or more than its author meant.
      """,
    wrong: """
      Label {
        font-size: 17;  /* themec-disable-line unit-sufix */
      }
      """,
    right: """
      Label {
        font-size: 17px;  /* themec-disable-line unit-suffix -- as the designers write it */
      }
      """)
}
