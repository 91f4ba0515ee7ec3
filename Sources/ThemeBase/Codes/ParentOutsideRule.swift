extension DiagnosticCode {
  package static let parentOutsideRule = DiagnosticCode(
    "parent-outside-rule", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A selector begins with '&' outside a rule, where no parent exists.
      """,
    reason: """
      The rule styles nothing.
      """,
    wrong: """
      &_title { font-color: red; }
      """,
    right: """
      fdlFUIHierarchyItemView_title { font-color: red; }
      """)
}
