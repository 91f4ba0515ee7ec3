extension DiagnosticCode {
  package static let malformedRegistry = DiagnosticCode(
    "malformed-registry", .error,
    meaning: """
      A declaration of a component, a part, a kind, a type or a class does not have the form
      that section 12 of Grammar.md describes, or a registry file contains something that
      belongs in a theme.
      """,
    reason: """
      themec checks themes against such declarations, so a mistake in a declaration hides
      mistakes in themes.
      """,
    wrong: """
      @component MyCell {
        @part &_badge { badge-size: Number [64,8]; }
      }
      """,
    right: """
      @component MyCell {
        @part &_badge { badge-size: Number [8,64]; }
      }
      """)
}
