extension DiagnosticCode {
  package static let unknownColor = DiagnosticCode(
    "unknown-color", .error,
    meaning: """
      A word stands where a colour is expected, but no colour has that name. Names are
      case-sensitive.
      """,
    reason: """
      A colour that cannot be read is drawn as nothing or black, or raises an exception.
      """,
    wrong: """
      Label { font-color: Red; }
      """,
    right: """
      Label { font-color: red; }
      """)
}
