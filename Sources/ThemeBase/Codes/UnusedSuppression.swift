extension DiagnosticCode {
  package static let unusedSuppression = DiagnosticCode(
    "unused-suppression", .warning, group: .suppressions,
    meaning: """
      A comment accepts findings of a code, but its range contains no such finding, or only errors, which
      no comment accepts.
      """,
    reason: """
      The comment would hide the next finding of that code, which nobody has reviewed.
      """,
    wrong: """
      Label {
        /* themec-disable-next-line unit-suffix */
        font-size: 17;
      }
      """,
    right: """
      Label {
        /* themec-disable-next-line unit-suffix */
        font-size: 17px;
      }
      """)
}
