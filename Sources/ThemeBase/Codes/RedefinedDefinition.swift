extension DiagnosticCode {
  package static let redefinedDefinition = DiagnosticCode(
    "redefined-definition", .warning,
    meaning: """
      A definition is repeated later in the same file, for all environments in which it applies.
      """,
    reason: """
      Only one of the two applies: the last for NUI and themec, the first for SAP's SwiftUI
      runtime.
      """,
    wrong: """
      @size: 18;
      @size: 20;
      Label { font-size: @size; }
      """,
    right: """
      @size: 20;
      Label { font-size: @size; }
      """)
}
