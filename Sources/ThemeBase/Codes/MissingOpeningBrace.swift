extension DiagnosticCode {
  package static let missingOpeningBrace = DiagnosticCode(
    "missing-opening-brace", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      Declarations follow a selector, but the '{' between them is missing.
      """,
    reason: """
      Runtimes cannot tell the class from its properties.
      """,
    wrong: """
      Label
        font-size: 20;
      }
      """,
    right: """
      Label {
        font-size: 20;
      }
      """)
}
