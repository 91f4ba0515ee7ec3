extension CodeExplanation {
  static let partialPaletteOverride = CodeExplanation(
    .note,
    meaning: """
      A palette colour is overridden for light backgrounds, but not for dark ones.
      """,
    reason: """
      In the other appearance, and for elevated surfaces and high contrast, the colour stays
      that of the palette: no override reaches another variant.
      """,
    wrong: """
      @tintColor: #FF6000;
      """,
    right: """
      @tintColor: #FF6000;
      @tintColor_darkBackground: #FF8040;
      """)
}
