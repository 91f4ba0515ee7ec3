extension DiagnosticCode {
  package static let unknownAtRule = DiagnosticCode(
    "unknown-at-rule", .error, group: .syntax, failure: .nuiDropsSheet,
    meaning: """
      A word that begins with '@' is neither a definition nor a known at-rule.
      """,
    reason: """
      No runtime reads the rule.
      """,
    wrong: """
      @medai (device: ipad) { Label { font-size: 20; } }
      """,
    right: """
      @media (device: ipad) { Label { font-size: 20; } }
      """)
}
