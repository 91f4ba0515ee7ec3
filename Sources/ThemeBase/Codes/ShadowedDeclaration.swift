extension DiagnosticCode {
  package static let shadowedDeclaration = DiagnosticCode(
    "shadowed-declaration", .note, group: .duplicates, isOptIn: true,
    meaning: """
      A later rule of the same file declares the same property of a class with another value, in the same environments.
      """,
    reason: """
      The earlier declaration has no effect on that class.
      """,
    wrong: """
      Label, Button { font-size: 17; }
      Button, TextField { font-size: 15; }
      """,
    right: """
      Label { font-size: 17; }
      Button, TextField { font-size: 15; }
      """)
}
