extension DiagnosticCode {
  package static let definitionInRule = DiagnosticCode(
    "definition-in-rule", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A definition is inside a rule. Definitions are global: they belong at the top level of
      a file or in an '@media' block.
      """,
    reason: """
      It looks like a name for this rule alone, but it would change every rule that uses the
      name.
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
