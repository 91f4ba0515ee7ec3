extension DiagnosticCode {
  package static let malformedAtRule = DiagnosticCode(
    "malformed-at-rule", .error, group: .syntax,
    meaning: """
      An at-rule does not have the form that Grammar.md describes.
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
