extension DiagnosticCode {
  package static let malformedImportSource = DiagnosticCode(
    "malformed-import-source", .error, group: .syntax, repetition: Repetition(ofNotes: .message),
    meaning: """
      A file of design tokens or of an asset catalogue that 'themec import' reads breaks the rules
      of its form: it is no JSON, a token has no type, a reference leads nowhere or back to itself,
      a colour has no components.
      """,
    reason: """
      themec guesses nothing, so what depends on the mistake is left out of the stylesheet. Other
      readers of the file may guess, each something else.
      """,
    wrong: """
      {"brand": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
      """,
    right: """
      {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
      """)
}
