extension DiagnosticCode {
  package static let unusedSuppression = DiagnosticCode(
    "unused-suppression", .warning, group: .suppressions,
    meaning: """
      A comment accepts findings of a code, and there is no such finding in its range.
      """,
    reason: """
      The comment would hide the next finding of that code, which nobody has looked at.
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
