extension DiagnosticCode {
  package static let unusedDefinition = DiagnosticCode(
    "unused-definition", .note,
    meaning: """
      No value uses a definition, and it overrides no palette colour.
      """,
    reason: """
      It may be left over, or misspelt.
      """,
    wrong: """
      @size: 20;
      Label { font-size: 18; }
      """,
    right: """
      @size: 20;
      Label { font-size: @size; }
      """)
}
