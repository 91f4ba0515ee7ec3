extension DiagnosticCode {
  package static let definitionInValue = DiagnosticCode(
    "definition-in-value", .warning, group: .portability,
    meaning: """
      A definition is used in a longer value, or in another definition. The finding is reported
      when '--portable' or '--target' names 'nui' or 'fiori-uikit'.
      """,
    reason: """
      NUI replaces a definition only where it is the whole value of a declaration. Elsewhere NUI
      reads the text with the name in it.
      """,
    wrong: """
      @inset: 8;
      Button { padding: 4 @inset; }
      """,
    right: """
      @padding: 4 8;
      Button { padding: @padding; }
      """, target: "nui")
}
