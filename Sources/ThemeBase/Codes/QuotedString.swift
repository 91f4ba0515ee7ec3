extension DiagnosticCode {
  package static let quotedString = DiagnosticCode(
    "quoted-string", .warning, group: .portability, failure: .nuiDropsSheet,
    meaning: """
      A value is a string in quotes. The finding is reported
      when '--portable' names 'nui' or 'fiori-uikit'.
      """,
    reason: """
      NUI does not know strings: it ignores a stylesheet that contains a quote.
      """,
    wrong: """
      Label { font-name: "Gill Sans"; }
      """,
    right: """
      Label { font-name: Gill Sans; }
      """, target: "nui")
}
