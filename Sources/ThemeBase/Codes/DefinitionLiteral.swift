extension DiagnosticCode {
  package static let definitionLiteral = DiagnosticCode(
    "definition-literal", .note, group: .literals, isOptIn: true,
    meaning: """
      A colour is written as a literal although a definition of the theme stands for it.
      """,
    reason: """
      When the definition changes, the literal stays.
      """,
    wrong: """
      @brand: #B85A00;
      Label { font-color: @brand; }
      Button { font-color: #B85A00; }
      """,
    right: """
      @brand: #B85A00;
      Label { font-color: @brand; }
      Button { font-color: @brand; }
      """)
}
