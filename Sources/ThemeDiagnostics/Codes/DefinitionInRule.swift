extension DiagnosticCode {
  package static let definitionInRule = DiagnosticCode(
    "definition-in-rule", .error, group: .syntax,
    meaning: """
      A definition stands inside a rule. Definitions are global: they stand at the top of a
      file or in a media block.
      """,
    reason: """
      It would look like a name for this rule alone, but it would change every rule that uses
      the name.
      """,
    wrong: """
      Label {
        @size: 20;
        font-size: @size;
      }
      """,
    right: """
      @size: 20;
      Label {
        font-size: @size;
      }
      """)
}
