extension CodeExplanation {
  static let partialPaletteOverride = CodeExplanation(
    .note,
    meaning: """
      A palette colour is overridden for a light or for a dark background, but not for the
      other one.
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
