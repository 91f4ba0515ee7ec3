extension DiagnosticCode {
  package static let definitionBeforeValue = DiagnosticCode(
    "definition-before-value", .warning, group: .portability, failure: .nuiRaises,
    meaning: """
      A value begins with a definition and goes on. The finding is reported when '--portable' names
      'nui' or 'fiori-uikit'.
      """,
    reason: """
      NUI takes the whole value for the name of a definition, which nobody has defined.
      """,
    wrong: """
      @inset: 8;
      Button { padding: @inset 4; }
      """,
    right: """
      @padding: 8 4;
      Button { padding: @padding; }
      """, target: "nui")
}
