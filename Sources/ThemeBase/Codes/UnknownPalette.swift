extension DiagnosticCode {
  package static let unknownPalette = DiagnosticCode(
    "unknown-palette", .error,
    meaning: """
      An '@palette' names no palette that themec knows.
      """,
    reason: """
      Its colours cannot be looked up.
      """,
    wrong: """
      @palette v9;
      """,
    right: """
      @palette v8;
      """)
}
