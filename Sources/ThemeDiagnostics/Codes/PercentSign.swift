extension CodeExplanation {
  static let percentSign = CodeExplanation(
    .warning,
    meaning: """
      A number has a percent sign. There are no percentages in this language.
      """,
    reason: """
      NUI loses the whole stylesheet at the sign.
      """,
    wrong: """
      Label { text-alpha: 50%; }
      """,
    right: """
      Label { text-alpha: 0.5; }
      """)
}
