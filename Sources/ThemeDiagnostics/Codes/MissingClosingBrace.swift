extension DiagnosticCode {
  package static let missingClosingBrace = DiagnosticCode(
    "missing-closing-brace", .error, group: .syntax,
    meaning: """
      A block is not closed: the file ends, or a rule begins as far left as the rule it would
      stand in.
      """,
    reason: """
      Everything after the block would be taken for a part of it.
      """,
    wrong: """
      Label {
        font-size: 20;

      Button { font-size: 18; }
      """,
    right: """
      Label {
        font-size: 20;
      }

      Button { font-size: 18; }
      """)
}
