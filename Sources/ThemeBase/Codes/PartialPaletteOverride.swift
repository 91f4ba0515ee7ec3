extension DiagnosticCode {
  package static let partialPaletteOverride = DiagnosticCode(
    "partial-palette-override", .note, group: .palette,
    repetition: Repetition(ofNotes: .code, ofOthers: .code, isInAllFiles: true),
    meaning: """
      A definition overrides a palette colour for light backgrounds, but not for all other
      variants: dark backgrounds, elevated surfaces such as sheets, high contrast, and both of them
      together.
      """,
    reason: """
      The other variants keep the palette's colour: no override reaches another variant.
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
      @tintColor_elevatedContrastLightBackground: #8A4300;
      @tintColor_elevatedContrastDarkBackground: #FFCE8F;
      """)
}
