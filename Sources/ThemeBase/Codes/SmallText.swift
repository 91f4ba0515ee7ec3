extension DiagnosticCode {
  package static let smallText = DiagnosticCode(
    "small-text", .warning, group: .typography, isOptIn: true,
    meaning: """
      A text is set smaller than 11 points, which is the smallest size of every text style.
      """,
    reason: """
      It is hard to read, and no setting of the user makes it larger.
      """,
    wrong: """
      Label { font-size: 9; }
      """,
    right: """
      Label { font-size: 12; }
      """)
}
