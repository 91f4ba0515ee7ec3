extension DiagnosticCode {
  package static let fontAliasCase = DiagnosticCode(
    "font-alias-case", .warning,
    meaning: """
      The name of a system font differs from the real name in upper and lower case.
      """,
    reason: """
      Runtimes look for an installed font of that name and find none.
      """,
    wrong: """
      Label { font-name: boldsystem; }
      """,
    right: """
      Label { font-name: boldSystem; }
      """)
}
