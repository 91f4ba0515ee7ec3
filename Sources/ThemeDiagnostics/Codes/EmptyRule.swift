extension CodeExplanation {
  static let emptyRule = CodeExplanation(
    .note,
    meaning: """
      A rule has no declarations.
      """,
    reason: """
      It styles nothing.
      """,
    wrong: """
      Label { }
      """,
    right: """
      Label { font-size: 20; }
      """)
}
