extension DiagnosticCode {
  package static let unterminatedString = DiagnosticCode(
    "unterminated-string", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A quoted string does not end on its line.
      """,
    reason: """
      Strings cannot hold newlines, so themec cannot tell where it was meant to end.
      """,
    wrong: """
      Label { font-name: "Gill Sans; }
      """,
    right: """
      Label { font-name: "Gill Sans"; }
      """)
}
