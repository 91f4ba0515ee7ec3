extension DiagnosticCode {
  package static let unknownProperty = DiagnosticCode(
    "unknown-property", .error,
    meaning: """
      The class does not take a property. It is an error on a class whose properties are all
      documented, and a warning on others.
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
