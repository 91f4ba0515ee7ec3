extension DiagnosticCode {
  package static let quotedString = DiagnosticCode(
    "quoted-string", .warning, group: .portability,
    meaning: """
      A value is a string in quotes. It is reported when a target is named with '--target'.
      """,
    reason: """
      NUI knows no strings: it reads nothing of a stylesheet that holds a quote.
      """,
    wrong: """
      Label { font-name: "Gill Sans"; }
      """,
    right: """
      Label { font-name: Gill Sans; }
      """,
    target: "nui")
}
