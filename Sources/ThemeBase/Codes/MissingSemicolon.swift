extension DiagnosticCode {
  package static let missingSemicolon = DiagnosticCode(
    "missing-semicolon", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A declaration, definition or at-rule has no ';' after it, and something else begins.
      themec reads both as they were meant.
      """,
    reason: """
      Other readers take what follows for a part of the value, or ignore the whole stylesheet
      without a message.
      """,
    wrong: """
      Label {
        font-size: 20
        font-color: red;
      }
      """,
    right: """
      Label {
        font-size: 20;
        font-color: red;
      }
      """)
}
