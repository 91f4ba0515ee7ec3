extension DiagnosticCode {
  package static let unknownProperty = DiagnosticCode(
    "unknown-property", .error,
    meaning: """
      A property that the class does not take. On a class whose properties are all documented
      that is an error, on others a warning.
      """,
    reason: """
      No renderer looks it up.
      """,
    wrong: """
      fdlFUIHierarchyItemView_title { fon-color: red; }
      """,
    right: """
      fdlFUIHierarchyItemView_title { font-color: red; }
      """)
}
