extension CodeExplanation {
  static let themecOnly = CodeExplanation(
    .note,
    meaning: """
      A construct is one that themec adds to the language: an import, nesting, a pattern, a
      media condition beyond device and orientation, a definition inside a value, arithmetic.
      It is reported when a target is named with '--target'.
      """,
    reason: """
      The runtimes read it otherwise, or lose the whole stylesheet there. Compiled tables are
      not concerned, and '--emit nss' writes a stylesheet without it.
      """,
    wrong: """
      @inset: 8;
      Button { padding: 4 @inset; }
      """,
    right: """
      @padding: 4 8;
      Button { padding: @padding; }
      """,
    target: "nui")
}
