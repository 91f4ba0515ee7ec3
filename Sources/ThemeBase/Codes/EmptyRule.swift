extension DiagnosticCode {
  package static let emptyRule = DiagnosticCode(
    "empty-rule", .note, repetition: .inAllFiles,
    meaning: """
      A rule has no declarations.
      """,
    reason: """
      It styles nothing.
      """,
    wrong: """
      Label { }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
