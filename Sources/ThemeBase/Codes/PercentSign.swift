extension DiagnosticCode {
  package static let percentSign = DiagnosticCode(
    "percent-sign", .warning, group: .portability, failure: .nuiDropsSheet,
    meaning: """
      A number has a percent sign, which only the arguments of functions may have.
      """,
    reason: """
      NUI ignores the whole stylesheet because of the sign.
      """,
    wrong: """
      Label { font-size: 50%; }
      """,
    right: """
      Label { font-size: 50; }
      """)
}
