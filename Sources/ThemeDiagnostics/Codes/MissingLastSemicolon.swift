extension DiagnosticCode {
  package static let missingLastSemicolon = DiagnosticCode(
    "missing-last-semicolon", .warning, group: .portability,
    meaning: """
      The last declaration of a block has no ';' behind it. themec does not need it there.
      """,
    reason: """
      NUI does: without it, it reads nothing of the file and styles the app with an empty
      stylesheet.
      """,
    wrong: """
      Label { font-size: 20 }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
