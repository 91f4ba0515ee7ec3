extension DiagnosticCode {
  package static let percentSign = DiagnosticCode(
    "percent-sign", .warning, group: .portability,
    meaning: """
      A number has a percent sign. There are no percentages in this language.
      """,
    reason: """
      NUI loses the whole stylesheet at the sign.
      """,
    wrong: """
      Label { font-size: 50%; }
      """,
    right: """
      Label { font-size: 50; }
      """)
}
