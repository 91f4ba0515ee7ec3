extension DiagnosticCode {
  package static let malformedRegistry = DiagnosticCode(
    "malformed-registry", .error,
    meaning: """
      A declaration of a component, a part, a kind, a type or a class is not of the form that it must have, see section 12
      of Grammar.md; or a file that is given with '--registry' holds something that belongs into a theme.
      """,
    reason: """
      themec checks themes against such declarations, so a mistake in one hides mistakes in them.
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
