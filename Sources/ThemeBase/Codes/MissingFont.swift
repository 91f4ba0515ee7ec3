extension DiagnosticCode {
  package static let missingFont = DiagnosticCode(
    "missing-font", .warning, group: .app,
    meaning: """
      A theme names a font of a family of which the app has font files, but none with this
      name.
      """,
    reason: """
      The runtimes take the system's font in its place.
      """,
    wrong: """
      Label { font-name: Inter-Bould; }
      """,
    right: """
      Label { font-name: Inter-Bold; }
      """)
}
