extension DiagnosticCode {
  package static let signInValue = DiagnosticCode(
    "sign-in-value", .warning, group: .portability, failure: .nuiDropsSheet,
    meaning: """
      A value is computed with '+', '*', '/' or '%'. The finding is reported when '--portable' names
      'nui' or 'fiori-uikit'.
      """,
    reason: """
      NUI knows none of these signs, not even in a definition that nothing uses. '--emit nss' writes
      the computed value.
      """,
    wrong: """
      Label { font-size: 16 + 2; }
      """,
    right: """
      Label { font-size: 18; }
      """, target: "nui")
}
