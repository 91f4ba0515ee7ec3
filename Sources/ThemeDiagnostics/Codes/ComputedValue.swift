extension DiagnosticCode {
  package static let computedValue = DiagnosticCode(
    "computed-value", .warning, group: .portability,
    meaning: """
      A value is computed: a function of colours or arithmetic. It is reported when a target
      is named with '--target'.
      """,
    reason: """
      The runtimes compute nothing. They read the text as it stands, which is no colour or
      another number, or lose the whole stylesheet at a '+' or '*'. '--emit nss' writes what
      the value comes to.
      """,
    wrong: """
      Button { font-color: darken(#2E7D32, 0.1); }
      """,
    right: """
      Button { font-color: #035F12; }
      """,
    target: "nui")
}
