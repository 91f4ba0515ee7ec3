extension DiagnosticCode {
  package static let unreachablePaletteOverride = DiagnosticCode(
    "unreachable-palette-override", .warning, group: .palette,
    meaning: """
      A definition that overrides a palette colour stands under a condition that never matches
      where the colour's variant is shown. The name alone chooses the variant: without a suffix
      it is the one for light backgrounds.
      """,
    reason: """
      The definition overrides nothing.
      """,
    wrong: """
      @media (appearance: dark) {
        @tintColor: #FF8040;
      }
      """,
    right: """
      @tintColor_darkBackground: #FF8040;
      """)
}
