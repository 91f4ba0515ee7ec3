extension DiagnosticCode {
  package static let missingSelector = DiagnosticCode(
    "missing-selector", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A rule names no class, or a comma of its selector list has no class on one side.
      """,
    reason: """
      The declarations would style nothing.
      """,
    wrong: """
      Label, { font-size: 20; }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
