extension DiagnosticCode {
  package static let computedValue = DiagnosticCode(
    "computed-value", .warning, group: .portability,
    meaning: """
      A value is computed by a colour function or by arithmetic. The finding is reported
      when '--portable' or '--target' names a target.
      """,
    reason: """
      The runtimes compute nothing. They read the text as it stands, which is another number or
      no colour. '--emit nss' writes the computed value.
      """,
    wrong: """
      Button { font-color: darken(#2E7D32, 0.1); }
      """,
    right: """
      Button { font-color: #035F12; }
      """, target: "nui")
}
