extension CodeExplanation {
  static let integerHue = CodeExplanation(
    .warning,
    meaning: """
      The hue of 'hsl()' has no dot, so it is divided by 255 rather than by 360.
      """,
    reason: """
      The colour is another one than it looks like.
      """,
    wrong: """
      Label { font-color: hsl(120, 1.0, 1.0); }
      """,
    right: """
      Label { font-color: #00FF00; }
      """)
}
