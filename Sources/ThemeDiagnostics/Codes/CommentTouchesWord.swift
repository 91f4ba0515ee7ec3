extension DiagnosticCode {
  package static let commentTouchesWord = DiagnosticCode(
    "comment-touches-word", .warning, group: .portability,
    meaning: """
      A comment begins directly behind a word.
      """,
    reason: """
      NUI takes the '/' for a part of the word and loses the whole stylesheet at the '*'.
      """,
    wrong: """
      Label { font-size: 18/*px*/; }
      """,
    right: """
      Label { font-size: 18 /*px*/; }
      """)
}
