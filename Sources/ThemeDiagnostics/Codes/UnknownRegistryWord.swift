extension DiagnosticCode {
  package static let unknownRegistryWord = DiagnosticCode(
    "unknown-registry-word", .error,
    meaning: """
      A declaration of a component, a kind, a type or a class uses a word that nothing is known by: a type of values, a
      kind of parts, a state, or the class that another one is styled like.
      """,
    reason: """
      themec checks themes against such declarations, so a mistake in one hides mistakes in them.
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
