extension DiagnosticCode {
  package static let definitionInValue = DiagnosticCode(
    "definition-in-value", .warning, group: .portability,
    meaning: """
      A definition stands in a longer value, or in another definition. It is reported when a
      target is named with '--target'.
      """,
    reason: """
      NUI puts a definition in only where it is the whole value of a declaration. Elsewhere it
      raises an exception, or reads the text with the name in it.
      """,
    wrong: """
      @inset: 8;
      Button { padding: 4 @inset; }
      """,
    right: """
      @padding: 4 8;
      Button { padding: @padding; }
      """,
    target: "nui")
}
