extension DiagnosticCode {
  package static let redefinedDefinition = DiagnosticCode(
    "redefined-definition", .warning,
    meaning: """
      A definition is made again further down the same file, for all environments in which it
      holds.
      """,
    reason: """
      Only one of the two counts: the last for NUI and themec, the first for SAP's SwiftUI
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
