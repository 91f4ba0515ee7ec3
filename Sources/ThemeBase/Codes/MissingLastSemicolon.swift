extension DiagnosticCode {
  package static let missingLastSemicolon = DiagnosticCode(
    "missing-last-semicolon", .warning, group: .portability, failure: .nuiDropsSheet,
    meaning: """
      The last declaration of a block has no ';' after it. themec does not need one there.
      """,
    reason: """
      NUI does: without it, NUI ignores the whole file and styles nothing.
      """,
    wrong: """
      Label { font-size: 20 }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
