extension DiagnosticCode {
  package static let unknownColor = DiagnosticCode(
    "unknown-color", .error,
    meaning: """
      A word stands where a colour is expected, but no colour has that name. Names are
      case-sensitive.
      """,
    reason: """
      Runtimes draw an unreadable colour as clear or black, or raise an exception.
      """,
    wrong: """
      Label { font-color: Red; }
      """,
    right: """
      Label { font-color: red; }
      """)
}
