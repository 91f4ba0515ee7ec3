extension DiagnosticCode {
  package static let integerAlpha = DiagnosticCode(
    "integer-alpha", .warning, repetition: .inAllFiles,
    meaning: """
      The alpha of a colour has no dot, so runtimes divide it by 255.
      """,
    reason: """
      'rgba(255, 0, 0, 1)' is almost invisible.
      """,
    wrong: """
      Label { font-color: rgba(255, 0, 0, 1); }
      """,
    right: """
      Label { font-color: rgba(255, 0, 0, 1.0); }
      """)
}
