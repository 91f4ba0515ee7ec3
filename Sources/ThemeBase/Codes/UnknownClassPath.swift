extension DiagnosticCode {
  package static let unknownClassPath = DiagnosticCode(
    "unknown-class-path", .error,
    meaning: """
      A selector names a path that no component has. It is an error in a component whose
      documentation is complete, and a warning in others.
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
