extension DiagnosticCode {
  package static let unknownRegistryWord = DiagnosticCode(
    "unknown-registry-word", .error,
    meaning: """
      A declaration of a component, a kind, a type or a class uses an unknown word for a type of
      values, a kind of parts, a state, or a class that another class is styled like.
      """,
    reason: """
      themec checks themes against such declarations, so a mistake in a declaration hides
      mistakes in themes.
      """,
    wrong: """
      @component MyCell {
        @part &_title : txt;
      }
      """,
    right: """
      @component MyCell {
        @part &_title : text;
      }
      """)
}
