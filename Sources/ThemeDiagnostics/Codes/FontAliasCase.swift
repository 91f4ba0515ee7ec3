extension DiagnosticCode {
  package static let fontAliasCase = DiagnosticCode(
    "font-alias-case", .warning,
    meaning: """
      A system font is named in another case than its own.
      """,
    reason: """
      The name is taken for that of an installed font, which there is none of.
      """,
    wrong: """
      Label { font-name: boldsystem; }
      """,
    right: """
      Label { font-name: boldSystem; }
      """)
}
