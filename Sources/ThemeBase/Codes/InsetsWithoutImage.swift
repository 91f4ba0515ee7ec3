extension DiagnosticCode {
  package static let insetsWithoutImage = DiagnosticCode(
    "insets-without-image", .warning,
    meaning: """
      A class has insets for an image, but no image.
      """,
    reason: """
      The insets have no effect.
      """,
    wrong: """
      Button { background-image-insets: 4; }
      """,
    right: """
      Button { background-image: pill; background-image-insets: 4; }
      """)
}
