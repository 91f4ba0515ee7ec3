extension CodeExplanation {
  static let insetsWithoutImage = CodeExplanation(
    .warning,
    meaning: """
      The insets of an image are given, but the image is not.
      """,
    reason: """
      They have no effect.
      """,
    wrong: """
      Button { background-image-insets: 4; }
      """,
    right: """
      Button { background-image: pill; background-image-insets: 4; }
      """)
}
