extension DiagnosticCode {
  package static let unknownProperty = DiagnosticCode(
    "unknown-property", .error, repetition: Repetition(ofOthers: .word),
    meaning: """
      The class does not take a property. It is an error if it is nearly one that the class takes,
      and all of these are documented. Other names are warnings, as the app may read them itself.
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
