extension DiagnosticCode {
  package static let straySemicolon = DiagnosticCode(
    "stray-semicolon", .warning, group: .portability, failure: .nuiDropsSheet,
    meaning: """
      A ';' stands after another ';' or after the '}' of a rule, where it ends nothing.
      """,
    reason: """
      themec ignores it. NUI ignores the whole stylesheet, without a message.
      """,
    wrong: """
      Label { font-size: 20;; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
