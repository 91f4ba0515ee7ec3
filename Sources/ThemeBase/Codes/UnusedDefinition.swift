extension DiagnosticCode {
  package static let unusedDefinition = DiagnosticCode(
    "unused-definition", .note, repetition: .inAllFiles,
    meaning: """
      No value uses a definition, and it overrides no palette colour. Stylesheets without a rule are not asked: they are a
      base for others.
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
