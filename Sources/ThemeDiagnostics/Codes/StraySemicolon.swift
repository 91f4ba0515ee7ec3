extension DiagnosticCode {
  package static let straySemicolon = DiagnosticCode(
    "stray-semicolon", .warning, group: .portability,
    meaning: """
      A ';' stands where nothing is to be ended: after another ';', or after the '}' of a
      rule.
      """,
    reason: """
      It means nothing to themec. NUI gives the whole stylesheet up at it, without a word.
      """,
    wrong: """
      Label { font-size: 20;; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
