extension DiagnosticCode {
  package static let malformedAtRule = DiagnosticCode(
    "malformed-at-rule", .error, group: .syntax,
    meaning: """
      An at-rule is not of the form that it must have, see Grammar.md.
      """,
    reason: """
      themec cannot tell what was meant.
      """,
    wrong: """
      @import base.nss;
      """,
    right: """
      @import "base.nss";
      """)
}
