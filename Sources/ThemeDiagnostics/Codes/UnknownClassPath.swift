extension DiagnosticCode {
  package static let unknownClassPath = DiagnosticCode(
    "unknown-class-path", .error,
    meaning: """
      A selector names a path that no component has. In a component whose documentation is
      complete that is an error, in others a warning.
      """,
    reason: """
      The rule styles nothing.
      """,
    wrong: """
      fdlFUIHierarchyItemView_titel { font-color: red; }
      """,
    right: """
      fdlFUIHierarchyItemView_title { font-color: red; }
      """)
}
