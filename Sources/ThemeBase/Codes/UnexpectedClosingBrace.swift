extension DiagnosticCode {
  package static let unexpectedClosingBrace = DiagnosticCode(
    "unexpected-closing-brace", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A '}' closes no block.
      """,
    reason: """
      Often a block was closed one line too early, and the lines in between style nothing.
      """,
    wrong: """
      Label { font-size: 20; } }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
