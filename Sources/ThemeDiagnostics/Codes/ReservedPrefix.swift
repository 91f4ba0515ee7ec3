extension DiagnosticCode {
  package static let reservedPrefix = DiagnosticCode(
    "reserved-prefix", .warning,
    meaning: """
      A word is or begins with 'and', or a definition's name with '@media', where no such
      keyword can stand. themec reads the whole word.
      """,
    reason: """
      NUI's tokeniser takes the keyword out of the word and then loses the whole stylesheet,
      without a message.
      """,
    wrong: """
      Label { font-name: android; }
      """,
    right: """
      Label { font-name: Android; }
      """)
}
