extension DiagnosticCode {
  package static let insetsWithoutImage = DiagnosticCode(
    "insets-without-image", .warning,
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
