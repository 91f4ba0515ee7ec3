extension DiagnosticCode {
  package static let unexpectedToken = DiagnosticCode(
    "unexpected-token", .error, group: .syntax,
    meaning: """
      Something stands where a rule, a declaration or a definition was expected.
      """,
    reason: """
      themec cannot tell what was meant, so it skips to the next place where something can
      begin.
      """,
    wrong: """
      Label { : 20; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
