extension DiagnosticCode {
  package static let duplicateDeclaration = DiagnosticCode(
    "duplicate-declaration", .note, group: .duplicates, isOptIn: true,
    meaning: """
      Two rules of a file declare the same property of a class with the same value, in the same environments.
      """,
    reason: """
      One of the two can go. If only one is changed later, the theme depends on their order.
      """,
    wrong: """
      Label, Button { font-size: 17; }
      Button, TextField { font-size: 17; }
      """,
    right: """
      Label, Button { font-size: 17; }
      TextField { font-size: 17; }
      """)
}
