extension DiagnosticCode {
  package static let missingSemicolon = DiagnosticCode(
    "missing-semicolon", .error, group: .syntax,
    meaning: """
      A declaration, definition or at-rule ends without a ';' and something else begins on the
      next line. themec reads both as they were meant.
      """,
    reason: """
      Other readers take the next line for a part of the value, or give the whole stylesheet
      up without a word.
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
