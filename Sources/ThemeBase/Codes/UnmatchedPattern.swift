extension DiagnosticCode {
  package static let unmatchedPattern = DiagnosticCode(
    "unmatched-pattern", .error,
    meaning: """
      A selector with '*' matches no class path of any component.
      """,
    reason: """
      The rule styles nothing.
      """,
    wrong: """
      fdlFUIHierarchy*_titel { font-color: red; }
      """,
    right: """
      fdlFUIHierarchy*_title { font-color: red; }
      """)
}
