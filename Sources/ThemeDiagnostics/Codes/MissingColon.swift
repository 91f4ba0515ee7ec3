extension DiagnosticCode {
  package static let missingColon = DiagnosticCode(
    "missing-colon", .error, group: .syntax,
    meaning: """
      A property or a definition's name is not followed by a ':'.
      """,
    reason: """
      Nothing says where the name ends and the value begins; runtimes drop the line, or the
      file.
      """,
    wrong: """
      Label { font-size 20; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
