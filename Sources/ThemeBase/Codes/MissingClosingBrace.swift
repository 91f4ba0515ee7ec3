extension DiagnosticCode {
  package static let missingClosingBrace = DiagnosticCode(
    "missing-closing-brace", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A block is not closed: the file ends, or the next rule is indented no deeper than the rule
      around it.
      """,
    reason: """
      Everything that follows would become part of the block.
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
