extension DiagnosticCode {
  package static let missingOpeningBrace = DiagnosticCode(
    "missing-opening-brace", .error, group: .syntax,
    meaning: """
      A selector is followed by declarations, but the '{' between them is missing.
      """,
    reason: """
      Readers cannot tell the class from its properties.
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
