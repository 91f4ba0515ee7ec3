extension DiagnosticCode {
  package static let commentTouchesWord = DiagnosticCode(
    "comment-touches-word", .warning, group: .portability, failure: .nuiDropsSheet,
    meaning: """
      A comment begins directly after a word.
      """,
    reason: """
      NUI reads the '/' as part of the word, and ignores the whole stylesheet because of the
      '*'.
      """,
    wrong: """
      Label { font-size: 18/*px*/; }
      """,
    right: """
      Label { font-size: 18 /*px*/; }
      """)
}
