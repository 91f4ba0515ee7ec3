extension DiagnosticCode {
  package static let unexpectedToken = DiagnosticCode(
    "unexpected-token", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      Something stands where a rule, a declaration or a definition is expected.
      """,
    reason: """
      themec cannot tell what was meant, and skips to the next place where something can begin.
      """,
    wrong: """
      Label { : 20; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
