extension DiagnosticCode {
  package static let strayColon = DiagnosticCode(
    "stray-colon", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      There is a ':' at the end of a selector, as after a property. themec reads the selector
      without it.
      """,
    reason: """
      NUI 0.5 and later ignore a stylesheet that contains one.
      """,
    wrong: """
      Label: { font-size: 17; }
      """,
    right: """
      Label { font-size: 17; }
      """)
}
