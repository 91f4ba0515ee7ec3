extension DiagnosticCode {
  package static let misspeltPaletteColor = DiagnosticCode(
    "misspelt-palette-color", .warning,
    meaning: """
      A definition that no value uses is named nearly like a colour of the palette.
      """,
    reason: """
      A definition overrides a palette colour only under the colour's exact name, so this one changes nothing.
      """,
    wrong: """
      @tintColour_darkBackground: #FF8040;
      """,
    right: """
      @tintColor_darkBackground: #FF8040;
      """)
}
