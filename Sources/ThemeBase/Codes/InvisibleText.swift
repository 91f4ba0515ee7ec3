extension DiagnosticCode {
  package static let invisibleText = DiagnosticCode(
    "invisible-text", .warning, group: .contrast, isOptIn: true,
    meaning: """
      Text or an icon has the very colour of what it stands on.
      """,
    reason: """
      Nobody can see it.
      """,
    wrong: """
      Button {
        background-color: #FFFFFF;
        font-color: #FFFFFF;
      }
      """,
    right: """
      Button {
        background-color: #FFFFFF;
        font-color: #223548;
      }
      """)
}
