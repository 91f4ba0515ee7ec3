extension DiagnosticCode {
  package static let slashesInWord = DiagnosticCode(
    "slashes-in-word", .warning, group: .portability,
    meaning: """
      A word contains '//'. After a letter the slashes are part of the word: a line comment
      begins only after white space or a sign.
      """,
    reason: """
      If a comment was meant, its words are now part of the value.
      """,
    wrong: """
      Button { background-image: icon//large; }
      """,
    right: """
      Button { background-image: icon/large; }
      """)
}
