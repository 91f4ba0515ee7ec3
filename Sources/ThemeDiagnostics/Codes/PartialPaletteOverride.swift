extension DiagnosticCode {
  package static let partialPaletteOverride = DiagnosticCode(
    "partial-palette-override", .note, group: .palette,
    meaning: """
      A palette colour is overridden for light backgrounds, but not for all other kinds: dark backgrounds, elevated
      surfaces such as sheets, and high contrast.
      """,
    reason: """
      There the colour stays that of the palette: no override reaches another variant.
      """,
    wrong: """
      @tintColor: #B85A00;
      @tintColor_darkBackground: #FFB454;
      """,
    right: """
      @tintColor: #B85A00;
      @tintColor_darkBackground: #FFB454;
      @tintColor_elevatedLightBackground: @tintColor;
      @tintColor_elevatedDarkBackground: @tintColor_darkBackground;
      @tintColor_contrastLightBackground: #8A4300;
      @tintColor_contrastDarkBackground: #FFCE8F;
      """)
}
