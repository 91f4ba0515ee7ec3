extension DiagnosticCode {
  package static let missingColon = DiagnosticCode(
    "missing-colon", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      No ':' follows the name of a property or a definition.
      """,
    reason: """
      Nothing separates the name from the value. Runtimes ignore the line, or the file.
      """,
    wrong: """
      Label { font-size 20; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
