extension DiagnosticCode {
  package static let undefinedDefinition = DiagnosticCode(
    "undefined-definition", .error,
    meaning: """
      A value uses a definition that does not exist, or that exists only in some of the
      environments in which the value is used.
      """,
    reason: """
      NUI raises an exception: the app crashes at start, perhaps only on an iPad.
      """,
    wrong: """
      Label { font-color: @primary; }
      """,
    right: """
      @primary: red;
      Label { font-color: @primary; }
      """)
}
