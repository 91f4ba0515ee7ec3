extension DiagnosticCode {
  package static let declarationOutsideRule = DiagnosticCode(
    "declaration-outside-rule", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A declaration stands outside a rule.
      """,
    reason: """
      It belongs to no class, so it styles nothing.
      """,
    wrong: """
      font-size: 20;
      """,
    right: """
      Label { font-size: 20; }
      """)
}
