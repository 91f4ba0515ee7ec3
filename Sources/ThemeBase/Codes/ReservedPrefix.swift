extension DiagnosticCode {
  package static let reservedPrefix = DiagnosticCode(
    "reserved-prefix", .warning, failure: .nuiDropsSheet,
    meaning: """
      A word is 'and' or begins with it, or the name of a definition begins with '@media', where
      no such keyword can stand. themec reads the whole word.
      """,
    reason: """
      NUI's tokeniser splits the word after the keyword and then ignores the whole stylesheet,
      without a message.
      """,
    wrong: """
      Label { font-name: android; }
      """,
    right: """
      Label { font-name: Android; }
      """)
}
