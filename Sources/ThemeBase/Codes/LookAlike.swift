extension DiagnosticCode {
  package static let lookAlike = DiagnosticCode(
    "look-alike", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A character outside ASCII looks like a sign or a letter of the language: a typographic quote, a long dash, a \
      full-width bracket, a Cyrillic letter.
      """,
    reason: """
      No runtime reads it as the sign it looks like. Word processors and chats put such characters in.
      """,
    wrong: """
      Label { font-name: “Helvetica Neue”; }
      """,
    right: """
      Label { font-name: "Helvetica Neue"; }
      """)
}
