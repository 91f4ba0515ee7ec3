extension DiagnosticCode {
  package static let definitionCycle = DiagnosticCode(
    "definition-cycle", .error,
    meaning: """
      A definition uses itself, directly or through others.
      """,
    reason: """
      It can never have a value.
      """,
    wrong: """
      @a: @b;
      @b: @a;
      Label { font-color: @a; }
      """,
    right: """
      @a: red;
      @b: @a;
      Label { font-color: @b; }
      """)
}
